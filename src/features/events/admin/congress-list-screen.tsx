import { useTranslation } from '#ui/i18n.tsx';
import { congressQueries } from '../client.ts';
import { eventPath } from '../paths.ts';
import { CongressEditor } from './congress-editor.tsx';
import { CongressRemoval } from './congress-removal.tsx';
import { EventList } from './event-list.tsx';

/** A congress has no screen of its own in the panel: it is viewed as visitors see it. */
export default function CongressListScreen() {
  const { t } = useTranslation('congressPanel');
  return (
    <EventList
      kind="congress"
      t={t}
      page={congressQueries.page}
      viewPath={({ id }) => eventPath({ kind: 'congress', id })}
      Editor={CongressEditor}
      Removal={CongressRemoval}
    />
  );
}
