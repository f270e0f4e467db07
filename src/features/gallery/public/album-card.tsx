import { tidy } from '#shared/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/link.tsx';
import linked from '#ui/linked-item.module.css';
import { phoneWidth } from '#ui/page-width.ts';
import { Picture } from '#ui/picture.tsx';
import { Placeholder } from '#ui/placeholder.tsx';
import { useSite } from '#ui/site-context.tsx';
import { SkeletonLine, SkeletonPicture } from '#ui/states.tsx';
import type { Album } from '../contract.ts';
import { galleryPaths } from '../paths.ts';
import styles from './album-card.module.css';
import { albumTitle } from './captions.ts';

const sizes = `(min-width: 83.5rem) 24.5rem, (min-width: 64rem) 29vw, (min-width: 48rem) 46vw, ${phoneWidth}`;

export function AlbumCard({ album, isMain }: { album: Album; isMain: boolean }) {
  return (
    <article className={linked.item}>
      <div className={`${linked.picture} ${styles.cover}`}>
        <Picture
          src={album.cover_image}
          details={album.cover_image_details}
          alt=""
          sizes={sizes}
          isMain={isMain}
          placeholder={<Placeholder motif="plate" seed={album.id} />}
        />
      </div>
      <h2 className={`${linked.title} ${styles.title}`}>
        <Link to={galleryPaths.album.href(album)}>{tidy(albumTitle(album, useSite().language))}</Link>
      </h2>
      <p className={styles.count}>
        <ImageCount count={album.image_count} />
      </p>
    </article>
  );
}

export function ImageCount({ count }: { count: number }) {
  const { t } = useTranslation('gallery');
  return count === 0 ? t('noImages') : t('imageCount', { count });
}

export function AlbumCardSkeleton() {
  return (
    <>
      <SkeletonPicture />
      <SkeletonLine width="long" />
      <SkeletonLine width="short" />
    </>
  );
}
