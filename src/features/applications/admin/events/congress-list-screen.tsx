import { CongressEditor } from '#features/events/admin/congress-editor.tsx';
import { EventListScreen } from '#features/events/admin/event-list-screen.tsx';
import { congressQueries } from '#features/events/client.ts';
import { eventPath } from '#features/events/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { CongressDeleteDialog } from './congress-delete-dialog.tsx';
import { EventApplications } from './event-applications.tsx';

/** The panel has no screen for a congress; it is viewed on its public page. */
export default function CongressListScreen() {
  const { t } = useTranslation('congressAdmin');
  return (
    <EventListScreen
      t={t}
      noun={congressQueries.all[0]}
      page={congressQueries.page}
      viewPath={({ id }) => eventPath({ kind: 'congress', id })}
      applications={(event, events) => <EventApplications kind="congress" event={event} events={events} />}
      Editor={CongressEditor}
      DeleteDialog={CongressDeleteDialog}
    />
  );
}
