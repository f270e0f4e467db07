import { EventListScreen } from '#features/events/admin/event-list-screen.tsx';
import { workshopAdminQueries } from '#features/events/admin/queries.ts';
import { workshopCalls, workshopFields } from '#features/events/contract.ts';
import { eventAdminPaths } from '#features/events/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { EventApplications } from './event-applications.tsx';
import { EventDeleteDialog } from './event-delete-dialog.tsx';
import { WorkshopEditor } from './event-editors.tsx';
import { EventsAlongside } from './events-alongside.tsx';
import { WorkshopTabs } from './workshop-tabs.tsx';

export default function WorkshopListScreen() {
  const { t } = useTranslation('workshopAdmin');
  return (
    <>
      <WorkshopTabs />
      <EventListScreen
        fields={workshopFields}
        t={t}
        queries={workshopAdminQueries}
        calls={workshopCalls}
        subLine={workshop => <span lang={workshop.lang}>{workshop.instructor}</span>}
        viewPath={eventAdminPaths.workshop.item.href}
        applications={(event, events) => <EventApplications kind="workshop" event={event} events={events} />}
        Editor={WorkshopEditor}
        DeleteDialog={EventDeleteDialog}
        Alongside={EventsAlongside}
      />
    </>
  );
}
