import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { pageWidth } from '#ui/pictures/page-width.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { isSmall } from '#ui/pictures/picture-details.ts';
import { Placeholder } from '#ui/pictures/placeholder.tsx';
import { useSite } from '#ui/site-context.tsx';
import { EmptyState, ErrorState, Loading, SkeletonPicture } from '#ui/states/states.tsx';
import { galleryQueries } from '../client.ts';
import type { Album } from '../contract.ts';
import styles from './album-images.module.css';
import { albumTitle, type CaptionedImage, captioned, withCaption } from './captions.ts';
import { ImageViewer } from './image-viewer.tsx';
import { type Shape, shapeOf, sizesInRows } from './rows.ts';
import type { ShownImage } from './shown-image.ts';

export function AlbumImages({ album, shown }: { album: Album; shown: ShownImage }) {
  const { t } = useTranslation('gallery');
  const site = useSite();
  const { data, isError, refetch } = useQuery({
    ...galleryQueries.images(site, album.id),
    placeholderData: keepPreviousData,
  });
  const title = albumTitle(album, site.language);
  if (data?.length === 0) return <EmptyState title={t('emptyAlbum.title')} text={t('emptyAlbum.text')} />;
  if (data) {
    const total = data.length;
    const place = (position: number) => t('place', { position, total, album: title });
    return <Rows title={title} images={captioned(data, site.language, place)} shown={shown} />;
  }
  if (isError) {
    return (
      <ErrorState title={t('imagesErrorTitle')} text={t('imagesError')} onRetry={() => void refetch()} />
    );
  }
  return (
    <Loading title={t('imagesLoading')} className={styles.rows}>
      {Array.from({ length: album.image_count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
        <div key={index} className={classOf(shapeOf(null))}>
          <SkeletonPicture />
        </div>
      ))}
    </Loading>
  );
}

type RowsProps = { title: string; images: CaptionedImage[]; shown: ShownImage };

/** Links to the image files; with scripts they open the viewer. */
function Rows({ title, images, shown }: RowsProps) {
  const { t } = useTranslation('gallery');
  const index = images.findIndex(({ id }) => id === shown.id);
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef(index);
  useEffect(() => {
    // The viewer has restored the focus to the first image; it moves to the last one seen.
    if (index === -1) list.current?.children[seen.current]?.querySelector('a')?.focus();
    seen.current = index;
  }, [index]);
  const sizes = sizesInRows(images.map(({ image_details }) => shapeOf(image_details)));
  const open = (event: MouseEvent, id: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    shown.show(id);
  };
  return (
    <>
      <ul className={styles.rows} ref={list} aria-label={t('images')}>
        {images.map(({ id, caption, alt, image_url, image_details }, place) => {
          const isOwn = image_details !== null && (images.length === 1 || isSmall(image_details));
          const shape = shapeOf(image_details);
          return (
            <li key={id} className={classOf(shape, isOwn)}>
              <a
                href={image_url}
                aria-label={withCaption(
                  t('openImage', { position: place + 1, total: images.length }),
                  caption,
                )}
                onClick={event => open(event, id)}
              >
                <Picture
                  src={image_url}
                  details={image_details}
                  alt={alt}
                  sizes={sizes[place] ?? pageWidth}
                  isMain={place === 0}
                  placeholder={<Placeholder motif="plate" seed={id} />}
                />
              </a>
            </li>
          );
        })}
      </ul>
      {index !== -1 && (
        <ImageViewer
          title={title}
          images={images}
          index={index}
          onShow={shown.show}
          onClose={() => shown.show(undefined)}
        />
      )}
    </>
  );
}

function classOf(shape: Shape, isOwn = false): string {
  return [styles.tile, styles[`shape-${shape}`], isOwn && styles.own].filter(Boolean).join(' ');
}
