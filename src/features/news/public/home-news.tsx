import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.tsx';
import { OnwardLink } from '#ui/navigation/standalone-link.tsx';
import { Section } from '#ui/pages/section.tsx';
import { pageWidth } from '#ui/pictures/page-width.ts';
import { useSite } from '#ui/site-context.tsx';
import { EmptyState, ErrorState, Loading, staleClass } from '#ui/states/states.tsx';
import { newsQueries } from '../client.ts';
import { newsOnHomePage, newsPaths } from '../paths.ts';
import styles from './home-news.module.css';
import { NewsCard, NewsCardSkeleton } from './news-card.tsx';

const leadSizes = `(min-width: 83.5rem) 43.75rem, (min-width: 64rem) 52vw, ${pageWidth}`;
/** The square of 11 or 6.5rem is cut from a picture that is half as wide again. */
const sideSizes = '(min-width: 48rem) 16.5rem, 9.75rem';

export function HomeNews({ id }: { id: string }) {
  const { t } = useTranslation(['news', 'ui']);
  return (
    <Section
      id={id}
      title={t('title')}
      isWide
      aside={<OnwardLink to={newsPaths.list.href()}>{t('all')}</OnwardLink>}
    >
      <NewestNews />
    </Section>
  );
}

function NewestNews() {
  const { t } = useTranslation(['news', 'ui', 'content']);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...newsQueries.arranged(useSite(), { page: 1, pageSize: newsOnHomePage }),
    placeholderData: keepPreviousData,
  });
  if (isError && !data) return <ErrorState text={t('ui:listError')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading className={styles.grid}>
        <NewsCardSkeleton className={styles.lead} />
        <NewsCardSkeleton className={styles.side} />
        <NewsCardSkeleton className={styles.side} />
      </Loading>
    );
  }
  if (data.items.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  // Where there is nothing in the chosen language, 'no news' would be untrue.
  const own = data.items.filter(item => item.lang === data.lang);
  const [shown, other] = own.length > 0 ? [own, undefined] : [data.items, data.items[0]?.lang];
  return (
    <div className={staleClass(isPlaceholderData)}>
      {other && <p className={styles.other}>{t(`content:onlyIn.${other}`)}</p>}
      <div className={styles.grid}>
        {shown.map((item, index) => (
          <NewsCard
            key={item.id}
            item={item}
            level={3}
            className={index === 0 ? styles.lead : styles.side}
            sizes={index === 0 ? leadSizes : sideSizes}
          />
        ))}
      </div>
    </div>
  );
}
