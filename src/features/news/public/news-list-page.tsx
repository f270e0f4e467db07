import { ContentList } from '#features/content/public/content-list.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { phoneWidth } from '#ui/page-width.ts';
import { newsQueries } from '../client.ts';
import { newsPerPage } from '../paths.ts';
import { NewsCard, NewsCardSkeleton } from './news-card.tsx';
import styles from './news-list-page.module.css';

const sizes = `(min-width: 83.5rem) 24.5rem, (min-width: 64rem) 29vw, (min-width: 48rem) 46vw, ${phoneWidth}`;

export default function NewsListPage() {
  const { t } = useTranslation('news');
  return (
    <ContentList
      t={t}
      query={newsQueries.arranged}
      pageSize={newsPerPage}
      skeleton={<NewsCardSkeleton />}
      className={styles.grid}
    >
      {(item, { level, isFirst }) => <NewsCard item={item} level={level} sizes={sizes} isMain={isFirst} />}
    </ContentList>
  );
}
