import { ContentCard, ContentCardSkeleton } from '#features/content/public/content-card.tsx';
import { formatDay } from '#shared/dates.ts';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import type { HeadingLevel } from '#ui/pages/heading-level.ts';
import { Placeholder } from '#ui/pictures/placeholder.tsx';
import { useSite } from '#ui/site-context.tsx';
import { SkeletonLine } from '#ui/states/states.tsx';
import type { NewsSummary } from '../contract.ts';
import { newsPaths } from '../paths.ts';
import styles from './news-card.module.css';

type NewsCardProps = {
  item: NewsSummary;
  level: HeadingLevel;
  sizes: string;
  isMain?: boolean;
  className?: string | undefined;
};

export function NewsCard({ item, sizes, isMain = false, ...card }: NewsCardProps) {
  return (
    <ContentCard
      {...card}
      to={newsPaths.item.href(item)}
      title={item.title}
      lang={item.lang}
      picture={{
        src: item.image,
        details: item.image_details,
        sizes,
        isMain,
        placeholder: <Placeholder motif="gel" seed={item.id} />,
      }}
      above={<NewsMeta item={item} />}
    >
      <p className={styles.excerpt}>{tidy(item.description, item.lang)}</p>
    </ContentCard>
  );
}

export function NewsMeta({ item }: { item: Pick<NewsSummary, 'category' | 'published_at'> }) {
  const { t } = useTranslation('news');
  const { language } = useSite();
  return (
    <p className={styles.meta} lang={language}>
      <b>{t(`categories.${item.category}`)}</b>
      <time dateTime={item.published_at}>{formatDay(item.published_at, language)}</time>
    </p>
  );
}

export function NewsCardSkeleton({ className }: { className?: string | undefined }) {
  return (
    <ContentCardSkeleton className={className}>
      <SkeletonLine width="short" />
      <SkeletonLine width="long" />
      <SkeletonLine />
      <SkeletonLine />
    </ContentCardSkeleton>
  );
}
