import { useTranslation } from '#ui/i18n.tsx';
import { symposiumQueries } from '../client.ts';
import { eventAdminPaths } from '../paths.ts';
import { EventList } from './event-list.tsx';
import { SymposiumDeleteDialog } from './symposium-delete-dialog.tsx';
import { SymposiumEditor } from './symposium-editor.tsx';

export default function SymposiumListScreen() {
  const { t } = useTranslation('symposiumAdmin');
  return (
    <EventList
      kind="symposium"
      t={t}
      noun={symposiumQueries.all[0]}
      page={symposiumQueries.page}
      subLine={symposium => <span lang={symposium.lang}>{symposium.organizer}</span>}
      viewPath={eventAdminPaths.symposium.item.href}
      Editor={SymposiumEditor}
      DeleteDialog={SymposiumDeleteDialog}
    />
  );
}
