import { formatDay } from '#shared/dates.ts';
import { tidy } from '#shared/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/link.tsx';
import linked from '#ui/linked-item.module.css';
import { Picture } from '#ui/picture.tsx';
import { Placeholder } from '#ui/placeholder.tsx';
import { useSite } from '#ui/site-context.tsx';
import { SkeletonLine, SkeletonPicture } from '#ui/states.tsx';
import type { NewsSummary } from '../contract.ts';
import { newsPaths } from '../paths.ts';
import styles from './news-card.module.css';

type NewsCardProps = {
  item: NewsSummary;
  heading: 'h2' | 'h3';
  sizes: string;
  isMain?: boolean;
  className?: string | undefined;
};

export function NewsCard({ item, heading: Heading, sizes, isMain = false, className = '' }: NewsCardProps) {
  return (
    <article className={`${linked.item} ${styles.card} ${className}`} lang={item.lang}>
      <div className={`${linked.picture} ${styles.picture}`}>
        <Picture
          src={item.image}
          details={item.image_details}
          alt=""
          sizes={sizes}
          isMain={isMain}
          placeholder={<Placeholder motif="gel" seed={item.id} />}
        />
      </div>
      <div>
        <NewsMeta item={item} />
        <Heading className={`${linked.title} ${styles.title}`}>
          <Link to={newsPaths.item.href(item)}>{tidy(item.title, item.lang)}</Link>
        </Heading>
        <p className={styles.excerpt}>{tidy(item.description, item.lang)}</p>
      </div>
    </article>
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

export function NewsCardSkeleton({ className = '' }: { className?: string | undefined }) {
  return (
    <div className={`${styles.card} ${className}`}>
      <SkeletonPicture />
      <div>
        <SkeletonLine width="short" />
        <SkeletonLine width="long" />
        <SkeletonLine />
        <SkeletonLine />
      </div>
    </div>
  );
}
