import { ContentList } from '#features/content/public/content-list.tsx';
import { ContentRow, ContentRowSkeleton } from '#features/content/public/content-row.tsx';
import { summaryOf } from '#features/content/public/summary.ts';
import { ItemFiles } from '#features/files/public/item-files.tsx';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { pageQueries } from '../client.ts';
import { pagePaths, pagesPerPage } from '../paths.ts';

export default function PageListPage() {
  const { t } = useTranslation('pages');
  return (
    <ContentList t={t} query={pageQueries.arranged} pageSize={pagesPerPage} skeleton={<ContentRowSkeleton />}>
      {(item, { level }) => (
        <ContentRow item={item} to={pagePaths.item.href(item)} level={level}>
          <p lang={item.lang}>{tidy(summaryOf(item.content), item.lang)}</p>
          <ItemFiles item={item} />
        </ContentRow>
      )}
    </ContentList>
  );
}
