import { EventListScreen } from '#features/events/admin/event-list-screen.tsx';
import { congressAdminQueries } from '#features/events/admin/queries.ts';
import { congressCalls, congressFields } from '#features/events/contract.ts';
import { eventPath } from '#features/events/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { EventApplications } from './event-applications.tsx';
import { EventDeleteDialog } from './event-delete-dialog.tsx';
import { CongressEditor } from './event-editors.tsx';
import { EventsAlongside } from './events-alongside.tsx';

/** The admin has no screen for a congress; it is viewed on its public page. */
export default function CongressListScreen() {
  const { t } = useTranslation('congressAdmin');
  return (
    <EventListScreen
      fields={congressFields}
      t={t}
      queries={congressAdminQueries}
      calls={congressCalls}
      publicPath={({ id }) => eventPath({ kind: 'congress', id })}
      applications={(event, events) => <EventApplications kind="congress" event={event} events={events} />}
      Editor={CongressEditor}
      DeleteDialog={EventDeleteDialog}
      Alongside={EventsAlongside}
    />
  );
}
