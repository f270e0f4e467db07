import { useSearchParams } from 'react-router';
import { archiveParameters, yearOfQuery } from '#features/content/list-year.ts';
import { YearLinks } from '#features/content/public/choice-links.tsx';
import { ContentList } from '#features/content/public/content-list.tsx';
import { ContentRow, ContentRowSkeleton } from '#features/content/public/content-row.tsx';
import { ItemFiles } from '#features/files/public/item-files.tsx';
import type { ApiContext } from '#shared/api/query-options.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { educationQueries } from '../client.ts';
import { educationPaths, educationPerPage } from '../paths.ts';

export default function EducationListPage() {
  const { t } = useTranslation('education');
  const filter = yearOfQuery(useSearchParams()[0]);
  return (
    <ContentList
      t={t}
      query={(context: ApiContext, page) => educationQueries.arranged(context, { ...filter, ...page })}
      pageSize={educationPerPage}
      parameters={archiveParameters}
      narrowedTo={Object.values(filter).map(String)}
      above={<YearLinks query={educationQueries.years(useSite())} parameters={archiveParameters} />}
      skeleton={<ContentRowSkeleton />}
      divisionsOf={({ year }) => [{ key: String(year), title: String(year) }]}
    >
      {(item, { level }) => (
        <ContentRow item={item} to={educationPaths.item.href(item)} level={level} html={item.content}>
          <ItemFiles item={item} />
        </ContentRow>
      )}
    </ContentList>
  );
}
