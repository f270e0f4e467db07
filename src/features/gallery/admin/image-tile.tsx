import { type ChangeEvent, type ComponentProps, memo } from 'react';
import { ItemAction } from '#ui/admin/item-action.tsx';
import { DragHandle } from '#ui/admin/order/drag-handle.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { iconArrowLeft, iconArrowRight } from '#ui/icons/icons.ts';
import { iconStar, iconTrash } from '#ui/icons/icons-admin.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { Placeholder } from '#ui/pictures/placeholder.tsx';
import type { GalleryImage } from '../contract.ts';
import styles from './image-tile.module.css';

/** Whether it has a caption in both languages. */
export const isDescribed = ({ alt, alt_en }: GalleryImage) => alt !== '' && alt_en !== '';

type ImageTileProps = {
  image: GalleryImage;
  isCover: boolean;
  isChosen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChoose: (image: GalleryImage, event: ChangeEvent) => void;
  onCaption: (id: number) => void;
  onSetCover: (image: GalleryImage) => void;
  onRemove: (image: GalleryImage) => void;
  /** Undefined if not all images are shown. */
  onMove: ((id: number, by: 1 | -1) => void) | undefined;
  /** What an image is dragged by. */
  handle: (id: number) => ComponentProps<'span'>;
};

/** One image of an album, with what can be done with it. Drawn again only when it changes: an album may have thousands. */
export const ImageTile = memo(function ImageTile(props: ImageTileProps) {
  const { image, isCover, isChosen, isFirst, isLast } = props;
  const { onChoose, onCaption, onSetCover, onRemove, onMove, handle } = props;
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
        <input
          type="checkbox"
          className={styles.choice}
          aria-label={label(t('manager.choose'))}
          checked={isChosen}
          onChange={event => onChoose(image, event)}
        />
        {onMove && <DragHandle className={styles.handle} {...handle(id)} />}
      </div>
      <button type="button" className={styles.caption} onClick={() => onCaption(id)}>
        <span className="visually-hidden">{label(t('captions.open'))}, </span>
        {isDescribed(image) ? image.alt : <em>{image.alt ? t('captions.noEnglish') : t('captions.none')}</em>}
      </button>
      <div className={styles.bar}>
        <span className={styles.name} title={title}>
          {title}
        </span>
        {onMove && (
          <>
            <ItemAction
              action={t('manager.moveLeft')}
              item={title}
              icon={iconArrowLeft}
              aria-disabled={isFirst}
              onClick={isFirst ? undefined : () => onMove(id, -1)}
            />
            <ItemAction
              action={t('manager.moveRight')}
              item={title}
              icon={iconArrowRight}
              aria-disabled={isLast}
              onClick={isLast ? undefined : () => onMove(id, 1)}
            />
          </>
        )}
        <ItemAction
          action={t('manager.setCover')}
          title={isCover ? t('manager.isCover') : t('manager.setCover')}
          item={title}
          icon={iconStar}
          aria-pressed={isCover}
          className={isCover ? styles.cover : undefined}
          onClick={() => onSetCover(image)}
        />
        <ItemAction
          action={t('screens:remove')}
          item={title}
          icon={iconTrash}
          isDestructive
          onClick={() => onRemove(image)}
        />
      </div>
    </li>
  );
});
