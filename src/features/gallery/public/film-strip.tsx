import { useEffect, useEffectEvent, useRef } from 'react';
import { translate } from '#shared/translate.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { Placeholder } from '#ui/pictures/placeholder.tsx';
import { useSite } from '#ui/site-context.tsx';
import { viewerTexts } from '../texts/viewer.ts';
import { type CaptionedImage, withCaption } from './captions.ts';
import styles from './film-strip.module.css';

type FilmStripProps = { images: CaptionedImage[]; index: number; onShow: (id: number) => void };

export const filmSizes = '5rem';

/** Thumbnails of all images, with one tab stop. */
export function FilmStrip({ images, index, onShow }: FilmStripProps) {
  const { language } = useSite();
  const texts = viewerTexts[language];
  const strip = useStripAt(index);
  return (
    <ul className={styles.strip} ref={strip} aria-label={texts.all}>
      {images.map(({ id, caption, image_url, image_details }, place) => (
        <li key={id}>
          <button
            type="button"
            tabIndex={place === index ? undefined : -1}
            aria-label={withCaption(translate(texts, language, 'show', { position: place + 1 }), caption)}
            aria-current={place === index}
            onClick={() => onShow(id)}
          >
            <Picture
              src={image_url}
              details={image_details}
              alt=""
              sizes={filmSizes}
              placeholder={<Placeholder motif="plate" seed={id} />}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the current image to the middle, and moves the focus to it if the strip has the focus. */
function useStripAt(index: number) {
  const strip = useRef<HTMLUListElement>(null);
  const centre = (behavior: ScrollBehavior) => {
    const list = strip.current;
    const current = list?.children[index];
    if (!list || !(current instanceof HTMLElement)) return;
    list.scrollTo({ left: current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2, behavior });
    if (list.contains(document.activeElement))
      current.querySelector('button')?.focus({ preventScroll: true });
  };
  const centreAtOnce = useEffectEvent(() => centre('instant'));
  const follow = useEffectEvent((_index: number) => centre('auto'));
  useEffect(() => {
    if (!strip.current) return;
    // The strip gets its width when the dialog opens, and another one when the phone is turned.
    const observer = new ResizeObserver(centreAtOnce);
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => follow(index), [index]);
  return strip;
}
