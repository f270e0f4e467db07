import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { errorText } from '#shared/error-text.ts';
import { DeleteDialog } from '#ui/admin/delete-dialog.tsx';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { useWithSession } from '#ui/admin/sign-in-again.ts';
import { IconButton } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconStar, iconTrash } from '#ui/icons-admin.ts';
import { Picture } from '#ui/picture.tsx';
import { Placeholder } from '#ui/placeholder.tsx';
import { useSite } from '#ui/site-context.tsx';
import { ErrorState, Loading, SkeletonLine } from '#ui/states.tsx';
import { useToasts } from '#ui/toast.tsx';
import { albumCalls, type GalleryImage, imageCalls } from '../contract.ts';
import styles from './album-image-grid.module.css';
import { galleryAdminQueries } from './queries.ts';

type AlbumImageGridProps = {
  albumId: number;
  /** Gets the focus after the last image was deleted. */
  chooser: RefObject<HTMLElement | null>;
};

export function AlbumImageGrid({ albumId, chooser }: AlbumImageGridProps) {
  const { t } = useTranslation('galleryAdmin');
  const { data, isError, refetch } = useQuery(galleryAdminQueries.images(useSite(), albumId));
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        {t('manager.images')} {data && <span className={styles.count}>{data.length}</span>}
      </h3>
      {data ? (
        <Grid albumId={albumId} images={data} chooser={chooser} />
      ) : isError ? (
        <ErrorState text={t('manager.imagesError')} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <SkeletonLine width="long" />
          <SkeletonLine />
        </Loading>
      )}
    </section>
  );
}

function Grid({ albumId, images, chooser }: AlbumImageGridProps & { images: GalleryImage[] }) {
  const { t } = useTranslation('galleryAdmin');
  const site = useSite();
  const { data: album } = useQuery(galleryAdminQueries.detail(site, albumId));
  const isCover = ({ image_url }: GalleryImage) => image_url === album?.cover_image;
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<GalleryImage>();
  const setCover = useSetCover(albumId);
  const focusLater = useFocusLater();
  const closeAfterRemoval = (id: number) => {
    const tile = list.current?.querySelector(`[data-image="${id}"]`);
    const next = tile?.nextElementSibling ?? tile?.previousElementSibling;
    const target = next?.querySelector<HTMLElement>('button:last-of-type') ?? chooser.current;
    setRemoved(undefined);
    focusLater(() => target?.focus());
  };
  return (
    <>
      {images.length === 0 && <p className={styles.none}>{t('manager.noImages')}</p>}
      <ul ref={list} className={styles.grid} aria-label={t('manager.images')}>
        {images.map(image => (
          <Tile
            key={image.id}
            image={image}
            isCover={isCover(image)}
            onSetCover={setCover}
            onRemove={setRemoved}
          />
        ))}
      </ul>
      {removed && (
        <DeleteDialog
          text={
            <>
              {t('manager.removal', { title: removed.title })}{' '}
              {isCover(removed) && t('manager.removalOfCover')}
            </>
          }
          remove={() => site.api(imageCalls.remove, { id: removed.id })}
          deleted={{ type: 'image', id: removed.id }}
          queryKey={galleryAdminQueries.all}
          texts={{ deleted: t('manager.deleted'), failed: t('manager.deleteFailed') }}
          onDone={() => closeAfterRemoval(removed.id)}
          onCancel={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

type TileProps = {
  image: GalleryImage;
  isCover: boolean;
  onSetCover: (image: GalleryImage) => void;
  onRemove: (image: GalleryImage) => void;
};

function Tile({ image, isCover, onSetCover, onRemove }: TileProps) {
  const { t } = useTranslation(['galleryAdmin', 'screens']);
  const { id, title, image_url, image_details } = image;
  const label = (action: string) => t('screens:ofItem', { action, item: title });
  return (
    <li data-image={id}>
      <div className={styles.picture}>
        <Picture
          src={image_url}
          details={image_details}
          alt=""
          sizes="10rem"
          placeholder={<Placeholder motif="plate" seed={id} />}
        />
      </div>
      <div className={styles.bar}>
        <span className={styles.name} title={title}>
          {title}
        </span>
        <IconButton
          label={label(t('manager.setCover'))}
          title={isCover ? t('manager.isCover') : t('manager.setCover')}
          aria-pressed={isCover}
          className={isCover ? styles.cover : undefined}
          onClick={() => onSetCover(image)}
        >
          <Icon path={iconStar} />
        </IconButton>
        <IconButton
          label={label(t('screens:remove'))}
          title={t('screens:remove')}
          isDestructive
          onClick={() => onRemove(image)}
        >
          <Icon path={iconTrash} />
        </IconButton>
      </div>
    </li>
  );
}

/** The album keeps its cover when that image is deleted. */
function useSetCover(albumId: number): (image: GalleryImage) => void {
  const { t } = useTranslation('galleryAdmin');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id: coverImageId }: GalleryImage) =>
      withSession(() => api(albumCalls.update, { id: albumId, body: { coverImageId } })),
    onSuccess: () => {
      showSuccess(t('manager.coverSet'));
      return queryClient.invalidateQueries({ queryKey: galleryAdminQueries.all });
    },
    onError: error => showError(errorText(error, t('updateFailed'))),
  });
  return image => {
    if (!isPending) mutate(image);
  };
}
