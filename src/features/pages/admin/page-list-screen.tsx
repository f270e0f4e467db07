import { ContentListScreen } from '#features/content/admin/list/content-list-screen.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { pageCalls, pageFields } from '../contract.ts';
import { pagePaths } from '../paths.ts';
import { PageEditor } from './page-editor.tsx';
import { pageAdminQueries } from './queries.ts';

export default function PageListScreen() {
  const { t } = useTranslation('pagesAdmin');
  return (
    <ContentListScreen
      fields={pageFields}
      t={t}
      queries={pageAdminQueries}
      calls={pageCalls}
      defaultSort=""
      columns={[{ header: t('columns.slug'), cell: pagePaths.item.href }]}
      publicPath={pagePaths.item.href}
      Editor={PageEditor}
    />
  );
}
