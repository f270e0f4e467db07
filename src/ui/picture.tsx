import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';

type Details = { width: number; height: number; sources: { type: string; srcset: string }[] };

type PictureProps = {
  src: string | null;
  details: Details | null;
  alt: string;
  /** The `sizes` attribute: how wide it is shown at which width of the window. */
  sizes: string;
  /** The main picture of the page is loaded first, all others when they come near. */
  isMain?: boolean;
  /** Shown where there is no picture, or where it fails to load. */
  placeholder: ReactNode;
};

/** A stored picture in the best format and size that the browser takes. */
export function Picture({ src, details, alt, sizes, isMain, placeholder }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before the page was hydrated and nobody listened.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(src ?? undefined);
  }, [src]);
  if (!src || failedSrc === src) return placeholder;
  // A browser takes a picture to be as wide as `sizes` says.
  const told = details && isSmall(details) ? `${details.width}px` : sizes;
  return (
    <picture className={styles.picture}>
      {details?.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={told} />
      ))}
      <img
        ref={image}
        className={isUpright(details) ? `${styles.image} ${styles.upright}` : styles.image}
        src={src}
        alt={alt}
        width={details?.width}
        height={details?.height}
        loading={isMain ? 'eager' : 'lazy'}
        fetchPriority={isMain ? 'high' : undefined}
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    </picture>
  );
}

function isUpright(details: Details | null): boolean {
  return details !== null && details.height > details.width;
}

/** The class of the frame of a page's main picture. A small picture keeps its own size there. */
export function frameClass(details: Details | null | undefined): string {
  return details && isSmall(details) ? `${styles.frame} ${styles.small}` : `${styles.frame}`;
}

/** Whether a picture would have to be enlarged to be as wide as a text. */
function isSmall({ width }: Details): boolean {
  return width < 600;
}
