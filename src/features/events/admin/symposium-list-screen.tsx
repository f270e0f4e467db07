import { useTranslation } from '#ui/i18n.tsx';
import { symposiumQueries } from '../client.ts';
import { EventList } from './event-list.tsx';
import { SymposiumEditor } from './symposium-editor.tsx';
import { SymposiumRemoval } from './symposium-removal.tsx';

export default function SymposiumListScreen() {
  const { t } = useTranslation('symposiumPanel');
  return (
    <EventList
      kind="symposium"
      t={t}
      page={symposiumQueries.page}
      subLine={symposium => <span lang={symposium.lang}>{symposium.organizer}</span>}
      viewPath={symposium => `/admin/simpozij/${symposium.id}`}
      Editor={SymposiumEditor}
      Removal={SymposiumRemoval}
    />
  );
}
