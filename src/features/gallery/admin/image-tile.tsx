import type { ComponentProps } from 'react';
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
  onChoose: () => void;
  onCaption: () => void;
  onSetCover: (image: GalleryImage) => void;
  onRemove: () => void;
  /** Where the image can be moved; undefined if not all are shown. */
  order?: { handle: ComponentProps<'span'>; left?: () => void; right?: () => void };
};

/** One image of an album, with what can be done with it. */
export function ImageTile(props: ImageTileProps) {
  const { image, isCover, isChosen, onChoose, onCaption, onSetCover, onRemove, order } = props;
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
          onChange={onChoose}
        />
        {order && <DragHandle className={styles.handle} {...order.handle} />}
      </div>
      <button type="button" className={styles.caption} onClick={onCaption}>
        <span className="visually-hidden">{label(t('captions.open'))}, </span>
        {isDescribed(image) ? image.alt : <em>{image.alt ? t('captions.noEnglish') : t('captions.none')}</em>}
      </button>
      <div className={styles.bar}>
        <span className={styles.name} title={title}>
          {title}
        </span>
        {order && (
          <>
            <ItemAction
              action={t('manager.moveLeft')}
              item={title}
              icon={iconArrowLeft}
              aria-disabled={!order.left}
              onClick={order.left}
            />
            <ItemAction
              action={t('manager.moveRight')}
              item={title}
              icon={iconArrowRight}
              aria-disabled={!order.right}
              onClick={order.right}
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
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
