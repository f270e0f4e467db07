import { useState } from 'react';
import { Picture } from '#ui/pictures/picture.tsx';
import { Placeholder } from '#ui/pictures/placeholder.tsx';
import type { CaptionedImage } from './captions.ts';
import { filmSizes } from './film-strip.tsx';
import styles from './image-viewer.module.css';

/** An image as large as the window allows. Its neighbours are rendered hidden, so that they are loaded. */
export function ViewedImage({ image, isShown }: { image: CaptionedImage; isShown: boolean }) {
  const { id, alt, image_url: src, image_details: details } = image;
  const [isSettled, setIsSettled] = useState(false);
  const settle = () => setIsSettled(true);
  return (
    <div className={isShown ? styles.image : `${styles.image} ${styles.waiting}`}>
      {!isSettled && (
        <div className={styles.preview}>
          <Picture src={src} details={details} alt="" sizes={filmSizes} placeholder={null} />
        </div>
      )}
      <div onLoadCapture={settle} onErrorCapture={settle}>
        <Picture
          src={src}
          details={details}
          alt={alt}
          sizes={sizesOf(details)}
          isMain={isShown}
          placeholder={
            <div className={styles.failed} role="img" aria-label={alt}>
              <Placeholder motif="plate" seed={id} />
            </div>
          }
        />
      </div>
    </div>
  );
}

/** As wide as the window, or as its height allows. */
function sizesOf(details: CaptionedImage['image_details']): string {
  if (!details) return '100vw';
  return `min(100vw, ${Math.ceil((100 * details.width) / details.height)}vh)`;
}
