import { useTranslation } from '#ui/i18n.tsx';
import { congressQueries } from '../client.ts';
import { eventPath } from '../paths.ts';
import { CongressDeleteDialog } from './congress-delete-dialog.tsx';
import { CongressEditor } from './congress-editor.tsx';
import { EventList } from './event-list.tsx';

/** A congress has no screen of its own in the panel: it is viewed as visitors see it. */
export default function CongressListScreen() {
  const { t } = useTranslation('congressAdmin');
  return (
    <EventList
      kind="congress"
      t={t}
      noun={congressQueries.all[0]}
      page={congressQueries.page}
      viewPath={({ id }) => eventPath({ kind: 'congress', id })}
      Editor={CongressEditor}
      DeleteDialog={CongressDeleteDialog}
    />
  );
}
