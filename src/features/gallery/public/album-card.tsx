import { ContentCard, ContentCardSkeleton } from '#features/content/public/content-card.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import type { HeadingLevel } from '#ui/pages/heading-level.ts';
import { phoneWidth } from '#ui/pictures/page-width.ts';
import { Placeholder } from '#ui/pictures/placeholder.tsx';
import { useSite } from '#ui/site-context.tsx';
import { SkeletonLine } from '#ui/states/states.tsx';
import type { Album } from '../contract.ts';
import { galleryPaths } from '../paths.ts';
import styles from './album-card.module.css';
import { albumTitle, albumTitleLanguage } from './captions.ts';

const sizes = `(min-width: 83.5rem) 24.5rem, (min-width: 64rem) 29vw, (min-width: 48rem) 46vw, ${phoneWidth}`;

export function AlbumCard({ album, level, isMain }: { album: Album; level: HeadingLevel; isMain: boolean }) {
  const { language } = useSite();
  return (
    <ContentCard
      to={galleryPaths.album.href(album)}
      title={albumTitle(album, language)}
      lang={albumTitleLanguage(album, language)}
      level={level}
      picture={{
        src: album.cover_image,
        details: album.cover_image_details,
        sizes,
        isMain,
        placeholder: <Placeholder motif="plate" seed={album.id} />,
      }}
    >
      <p className={styles.count} lang={language}>
        <ImageCount count={album.image_count} />
      </p>
    </ContentCard>
  );
}

export function ImageCount({ count }: { count: number }) {
  const { t } = useTranslation('gallery');
  return count === 0 ? t('noImages') : t('imageCount', { count });
}

export function AlbumCardSkeleton() {
  return (
    <ContentCardSkeleton>
      <SkeletonLine width="long" />
      <SkeletonLine width="short" />
    </ContentCardSkeleton>
  );
}
