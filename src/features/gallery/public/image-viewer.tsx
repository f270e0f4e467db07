import { useEffect, useEffectEvent, useId } from 'react';
import { tidy } from '#shared/text/typography.ts';
import { translate } from '#shared/translate.ts';
import { IconButton } from '#ui/button.tsx';
import { Modal } from '#ui/dialog.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconChevronLeft, iconChevronRight, iconClose } from '#ui/icons/icons.ts';
import { useSite } from '#ui/site-context.tsx';
import { viewerTexts } from '../texts/viewer.ts';
import type { CaptionedImage } from './captions.ts';
import { FilmStrip } from './film-strip.tsx';
import styles from './image-viewer.module.css';
import { useSwipe } from './use-swipe.ts';
import { ViewedImage } from './viewed-image.tsx';
import { indexAfterKey, withNeighbours } from './viewer-steps.ts';

type ViewerProps = {
  title: string;
  images: CaptionedImage[];
  index: number;
  onShow: (id: number) => void;
  onClose: () => void;
};

/** Rendered in the browser only. */
export function ImageViewer({ title, images, index, onShow, onClose }: ViewerProps) {
  const { language } = useSite();
  const texts = viewerTexts[language];
  const id = useId();
  const total = images.length;
  const showAt = (target: number) => {
    const image = images[target];
    if (image && target !== index) onShow(image.id);
  };
  useKeys(key => {
    const target = indexAfterKey(key, index, total);
    if (target !== undefined) showAt(target);
    return target !== undefined;
  });
  const swipe = useSwipe(step => showAt(index + step));
  return (
    <Modal className={styles.viewer} aria-label={texts.title} aria-describedby={id} onDismiss={onClose}>
      <div className={styles.bar}>
        {/* The caption below has the position as text. */}
        <b aria-hidden="true">{`${index + 1} / ${total}`}</b>
        <p>{tidy(title)}</p>
        <IconButton label={texts.close} onClick={onClose} data-autofocus>
          <Icon path={iconClose} />
        </IconButton>
      </div>
      <div className={`${styles.stage} ${swipe.isOn ? styles.swiped : ''}`} {...swipe.handlers}>
        {/* Not `disabled`, which would lose the focus at the last image. */}
        <IconButton label={texts.previous} aria-disabled={index === 0} onClick={() => showAt(index - 1)}>
          <Icon path={iconChevronLeft} />
        </IconButton>
        {withNeighbours(images, index).map(image => (
          <ViewedImage key={image.id} image={image} isShown={image === images[index]} />
        ))}
        <IconButton label={texts.next} aria-disabled={index === total - 1} onClick={() => showAt(index + 1)}>
          <Icon path={iconChevronRight} />
        </IconButton>
      </div>
      <div className={styles.caption} id={id} role="status">
        <p className="visually-hidden">
          {translate(texts, language, 'position', { position: index + 1, total })}
        </p>
        <p lang={images[index]?.lang}>{tidy(images[index]?.caption ?? '')}</p>
      </div>
      <FilmStrip images={images} index={index} onShow={onShow} />
    </Modal>
  );
}

/** On the document: after a click on the backdrop no element of the dialog has the focus. */
function useKeys(onKey: (key: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (onKey(event.key)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}
