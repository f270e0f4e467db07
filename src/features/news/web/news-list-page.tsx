import { useSearchParams } from 'react-router';
import { PageMeta } from '#features/site/web/page-meta.tsx';
import { PagedList } from '#features/site/web/paged-list.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { pageOfQuery } from '#ui/pager.tsx';
import { useSite } from '#ui/site-context.tsx';
import wrap from '#ui/wrap.module.css';
import { newsQueries } from '../client.ts';
import { newsPerPage } from '../page-sizes.ts';
import { NewsCard, NewsCardSkeleton } from './news-card.tsx';
import styles from './news-list-page.module.css';

const sizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 46vw, 92vw';

export default function NewsListPage() {
  const { t } = useTranslation('news');
  const site = useSite();
  const [query] = useSearchParams();
  const page = pageOfQuery(query);
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={t('title')} description={t('lead')} page={page} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <PagedList
        query={newsQueries.page(site, { page, pageSize: newsPerPage })}
        pageSize={newsPerPage}
        texts={{ error: t('listError'), empty: { title: t('empty.title'), text: t('empty.text') } }}
        range={values => t('range', values)}
        skeleton={<NewsCardSkeleton />}
        className={styles.grid}
      >
        {items =>
          items.map((item, index) => (
            <NewsCard key={item.id} item={item} heading="h2" sizes={sizes} isMain={index < 3} />
          ))
        }
      </PagedList>
    </main>
  );
}
