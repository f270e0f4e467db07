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
  return (
    <picture className={styles.picture}>
      {details?.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        ref={image}
        className={styles.image}
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
