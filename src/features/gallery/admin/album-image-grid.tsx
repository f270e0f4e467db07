import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { useSelection } from '#ui/admin/lists/selection.ts';
import { useSteady } from '#ui/admin/use-steady.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconTrash } from '#ui/icons/icons-admin.ts';
import { useSite } from '#ui/site-context.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import type { GalleryImage } from '../contract.ts';
import styles from './album-image-grid.module.css';
import { CaptionSequence } from './caption-sequence.tsx';
import { ImageDeleteDialog } from './image-delete-dialog.tsx';
import { ImageTile, isDescribed } from './image-tile.tsx';
import { galleryAdminQueries } from './queries.ts';
import { useImageOrder } from './use-image-order.ts';
import { useSetCover } from './use-set-cover.ts';

type AlbumImageGridProps = {
  albumId: number;
  /** Gets the focus after the last image was deleted. */
  chooser: RefObject<HTMLElement | null>;
};

export function AlbumImageGrid({ albumId, chooser }: AlbumImageGridProps) {
  const { t } = useTranslation('galleryAdmin');
  const query = useQuery(galleryAdminQueries.images(useSite(), albumId));
  const { data } = query;
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        {t('manager.images')} {data && <span className={styles.count}>{data.length}</span>}
      </h3>
      <Loaded query={query} error={t('manager.imagesError')}>
        {stored => <Grid albumId={albumId} stored={stored} chooser={chooser} />}
      </Loaded>
    </section>
  );
}

function Grid({ albumId, stored, chooser }: AlbumImageGridProps & { stored: GalleryImage[] }) {
  const { t } = useTranslation('galleryAdmin');
  const site = useSite();
  const { data: album } = useQuery(galleryAdminQueries.detail(site, albumId));
  const isCover = ({ image_url }: GalleryImage) => image_url === album?.cover_image;
  const list = useRef<HTMLUListElement>(null);
  /** The images that are to be deleted if the dialog is confirmed. */
  const [deleting, setDeleting] = useState<readonly GalleryImage[]>([]);
  const [isFiltered, setIsFiltered] = useState(false);
  const [captioned, setCaptioned] = useState<{ ids: readonly number[]; first: number }>();
  const setCover = useSteady(useSetCover(albumId));
  const focusLater = useFocusLater();
  const { entries: images, told, move, handle } = useImageOrder(albumId, stored);
  const undescribed = images.filter(image => !isDescribed(image));
  const shown = isFiltered ? undescribed : images;
  const selection = useSelection(shown, keyOf);

  const caption = useSteady((id: number) => {
    const ids = shown.map(image => image.id);
    setCaptioned({ ids, first: ids.indexOf(id) });
  });
  const remove = useSteady((image: GalleryImage) => setDeleting([image]));
  const closeDeletion = (deleted: ReadonlySet<number>) => {
    setDeleting([]);
    if (deleted.size === 0) return;
    selection.clear();
    const ids = shown.map(({ id }) => id);
    const first = ids.findIndex(id => deleted.has(id));
    const next =
      ids.find((id, index) => index > first && !deleted.has(id)) ?? ids.findLast(id => !deleted.has(id));
    const tile = list.current?.querySelector(`[data-image="${next}"]`);
    const target = [...(tile?.querySelectorAll('button') ?? [])].at(-1) ?? chooser.current;
    focusLater(() => target?.focus());
  };
  const closeCaptions = (id: number) => {
    setCaptioned(undefined);
    focusLater(() => list.current?.querySelector<HTMLElement>(`[data-image="${id}"] button`)?.focus());
  };
  return (
    <>
      {images.length === 0 && <p className={styles.none}>{t('manager.noImages')}</p>}
      <div className={styles.tools}>
        {(undescribed.length > 0 || isFiltered) && (
          <Button size="small" aria-pressed={isFiltered} onClick={() => setIsFiltered(!isFiltered)}>
            {t('captions.missing', { count: undescribed.length })}
          </Button>
        )}
        {selection.rows.length > 0 && (
          <>
            <span role="status">{t('manager.chosen', { count: selection.rows.length })}</span>
            <Button size="small" onClick={() => setDeleting(selection.rows)}>
              <Icon path={iconTrash} />
              {t('manager.removeChosen')}
            </Button>
            <Button size="small" look="ghost" onClick={selection.clear}>
              {t('manager.chooseNone')}
            </Button>
          </>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <ul ref={list} className={styles.grid} aria-label={t('manager.images')}>
        {shown.map((image, index) => (
          <ImageTile
            key={image.id}
            image={image}
            isCover={isCover(image)}
            isChosen={selection.has(image)}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            onChoose={selection.toggle}
            onCaption={caption}
            onSetCover={setCover}
            onRemove={remove}
            onMove={isFiltered ? undefined : move}
            handle={handle}
          />
        ))}
      </ul>
      {captioned && <CaptionSequence {...captioned} images={stored} onClose={closeCaptions} />}
      {deleting.length > 0 && (
        <ImageDeleteDialog images={deleting} hasCover={deleting.some(isCover)} onClose={closeDeletion} />
      )}
    </>
  );
}

const keyOf = ({ id }: GalleryImage) => String(id);
