import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';
import './picture-focus.css';
import { isSmall, type PictureDetails } from './picture-details.ts';

type PictureProps = {
  src: string | null;
  details: PictureDetails | null;
  alt: string;
  sizes: string;
  /** Loaded first. All other pictures are loaded lazily. */
  isMain?: boolean;
  placeholder: ReactNode;
};

/** A stored picture in the best format and size that the browser supports. */
export function Picture({ src, details, alt, sizes, isMain, placeholder }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before hydration attached the listener.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(src ?? undefined);
  }, [src]);
  if (!src || failedSrc === src) return placeholder;
  // Browsers lay a picture out as wide as `sizes` says.
  const told = details && isSmall(details) ? `${details.width}px` : sizes;
  return (
    <picture className={styles.picture}>
      {details?.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={told} />
      ))}
      <img
        ref={image}
        className={`${styles.image} ${focusClass(details)}`}
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

/** Which part of it is seen where it is cropped. */
function focusClass(details: PictureDetails | null): string | undefined {
  if (!details) return '';
  const { focus, width, height } = details;
  if (focus) return `focus-x-${focus.x} focus-y-${focus.y}`;
  return height > width ? styles.upright : '';
}

export function frameClass(details: PictureDetails | null | undefined): string {
  return details && isSmall(details) ? `${styles.frame} ${styles.small}` : `${styles.frame}`;
}
