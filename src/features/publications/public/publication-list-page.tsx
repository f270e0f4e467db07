import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { archiveParameters, yearOfQuery } from '#features/content/list-year.ts';
import { YearLinks } from '#features/content/public/choice-links.tsx';
import { ContentList } from '#features/content/public/content-list.tsx';
import { ContentRow, ContentRowSkeleton } from '#features/content/public/content-row.tsx';
import { ItemFiles } from '#features/files/public/item-files.tsx';
import type { ApiContext } from '#shared/api/query-options.ts';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { authorsOf } from '../citation.ts';
import { publicationQueries } from '../client.ts';
import type { Publication } from '../contract.ts';
import { publicationPaths, publicationsPerPage } from '../paths.ts';
import { publicationItemTexts } from '../texts/publication-item.ts';
import { PublicationLink } from './publication-link.tsx';
import styles from './publication-list-page.module.css';

export default function PublicationListPage() {
  const { t } = useTranslation('publications');
  const site = useSite();
  const filter = yearOfQuery(useSearchParams()[0]);
  const years = publicationQueries.years(site);
  const hasYears = useQuery(years).data?.years.length;
  const { noYear } = publicationItemTexts[site.language];
  const divisionsOf = ({ year }: Publication) =>
    hasYears ? [{ key: String(year), title: year === null ? noYear : String(year) }] : [];
  return (
    <ContentList
      t={t}
      query={(context: ApiContext, page) => publicationQueries.arranged(context, { ...filter, ...page })}
      pageSize={publicationsPerPage}
      parameters={archiveParameters}
      narrowedTo={Object.values(filter).map(String)}
      above={<YearLinks query={years} parameters={archiveParameters} />}
      skeleton={<ContentRowSkeleton />}
      divisionsOf={divisionsOf}
    >
      {(item, { level }) => (
        <ContentRow
          item={item}
          to={publicationPaths.item.href(item)}
          level={level}
          html={item.description}
          facts={
            item.authors && (
              <p className={styles.authors} lang={item.lang}>
                {tidy(authorsOf(item).join('; '), item.lang)}
              </p>
            )
          }
        >
          <ItemFiles item={item} />
          <PublicationLink item={item} />
        </ContentRow>
      )}
    </ContentList>
  );
}
