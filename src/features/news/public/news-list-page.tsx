import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ChoiceLinks, YearLinks } from '#features/content/public/choice-links.tsx';
import { ContentList } from '#features/content/public/content-list.tsx';
import type { ApiContext } from '#shared/api/query-options.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { newsCategories } from '../categories.ts';
import { newsQueries } from '../client.ts';
import { categoryParameter, newsFilterOf, newsParameters } from '../news-filter.ts';
import { newsPerPage } from '../paths.ts';
import { NewsCard, NewsCardSkeleton } from './news-card.tsx';
import styles from './news-list-page.module.css';

/** The square of 4.5rem is cut from a picture that is half as wide again. */
const sizes = '(min-width: 83.5rem) 24.5rem, (min-width: 64rem) 29vw, (min-width: 48rem) 46vw, 6.75rem';

export default function NewsListPage() {
  const { t } = useTranslation('news');
  const filter = newsFilterOf(useSearchParams()[0]);
  const { data } = useQuery(newsQueries.years(useSite()));
  const { category, year } = filter;
  const narrowedTo = [category && t(`categories.${category}`), year?.toString()].filter(
    word => word !== undefined,
  );
  const isEmpty = data?.years.length === 0;
  return (
    <ContentList
      t={t}
      query={(context: ApiContext, page) => newsQueries.arranged(context, { ...filter, ...page })}
      pageSize={newsPerPage}
      parameters={newsParameters}
      narrowedTo={narrowedTo}
      above={(narrowedTo.length > 0 || !isEmpty) && <NewsFilters />}
      skeleton={<NewsCardSkeleton className={styles.item} />}
      className={styles.grid}
    >
      {(item, { level, isFirst }) => (
        <NewsCard item={item} level={level} className={styles.item} sizes={sizes} isMain={isFirst} />
      )}
    </ContentList>
  );
}

function NewsFilters() {
  const { t } = useTranslation('news');
  return (
    <>
      <ChoiceLinks
        label={t('category')}
        name={categoryParameter}
        parameters={newsParameters}
        all={t('all')}
        choices={newsCategories.map(value => ({ value, text: t(`categories.${value}`) }))}
      />
      <YearLinks query={newsQueries.years(useSite())} parameters={newsParameters} />
    </>
  );
}
