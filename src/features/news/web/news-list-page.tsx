import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageMeta } from '#features/site/web/page-meta.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Pager, pageOfQuery } from '#ui/pager.tsx';
import { useSite } from '#ui/site-context.tsx';
import { EmptyState, ErrorState, Loading, MissingState, staleClass } from '#ui/states.tsx';
import wrap from '#ui/wrap.module.css';
import { newsQueries } from '../client.ts';
import { newsPerPage } from '../page-sizes.ts';
import { NewsCard, NewsCardSkeleton } from './news-card.tsx';
import styles from './news-list-page.module.css';

const sizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 46vw, 92vw';

export default function NewsListPage() {
  const { t } = useTranslation(['news', 'ui']);
  const [query] = useSearchParams();
  const page = pageOfQuery(query);
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={t('title')} description={t('lead')} page={page} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <NewsPage page={page} />
    </main>
  );
}

function NewsPage({ page }: { page: number }) {
  const { t } = useTranslation(['news', 'ui']);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...newsQueries.page(useSite(), { page, pageSize: newsPerPage }),
    placeholderData: keepPreviousData,
  });
  if (isError && !data) return <ErrorState text={t('listError')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading className={styles.grid}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map(key => (
          <NewsCardSkeleton key={key} />
        ))}
      </Loading>
    );
  }
  if (data.total === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  if (data.items.length === 0) {
    return <MissingState title={t('ui:pageMissing.title')} text={t('ui:pageMissing.text')} />;
  }
  const from = (data.page - 1) * newsPerPage + 1;
  return (
    <div className={staleClass(isPlaceholderData)}>
      <div className={styles.grid}>
        {data.items.map((item, index) => (
          <NewsCard key={item.id} item={item} heading="h2" sizes={sizes} isMain={index < 3} />
        ))}
      </div>
      <div className={styles.end}>
        <p>{t('range', { count: data.total, from, to: from + data.items.length - 1 })}</p>
        <Pager page={data.page} totalPages={data.totalPages} />
      </div>
      <p className="visually-hidden" role="status">
        {data.totalPages > 1 && t('ui:pageOf', { page: data.page, total: data.totalPages })}
      </p>
    </div>
  );
}
