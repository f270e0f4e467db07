import { EventListScreen } from '#features/events/admin/event-list-screen.tsx';
import { symposiumAdminQueries } from '#features/events/admin/queries.ts';
import { symposiumCalls, symposiumFields } from '#features/events/contract.ts';
import { eventAdminPaths } from '#features/events/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { EventApplications } from './event-applications.tsx';
import { EventDeleteDialog } from './event-delete-dialog.tsx';
import { SymposiumEditor } from './event-editors.tsx';
import { EventsAlongside } from './events-alongside.tsx';

export default function SymposiumListScreen() {
  const { t } = useTranslation('symposiumAdmin');
  return (
    <EventListScreen
      fields={symposiumFields}
      t={t}
      queries={symposiumAdminQueries}
      calls={symposiumCalls}
      subLine={symposium => <span lang={symposium.lang}>{symposium.organizer}</span>}
      viewPath={eventAdminPaths.symposium.item.href}
      applications={(event, events) => <EventApplications kind="symposium" event={event} events={events} />}
      Editor={SymposiumEditor}
      DeleteDialog={EventDeleteDialog}
      Alongside={EventsAlongside}
    />
  );
}
