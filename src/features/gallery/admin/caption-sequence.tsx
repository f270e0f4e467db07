import { useState } from 'react';
import type { GalleryImage } from '../contract.ts';
import { CaptionDialog } from './caption-dialog.tsx';

type CaptionSequenceProps = {
  images: readonly GalleryImage[];
  /** The images in their order, whichever of them are shown while captions are written. */
  ids: readonly number[];
  /** The place in `ids` of the first one. */
  first: number;
  /** Called with the id of the last one that was open. */
  onClose: (id: number) => void;
};

/** The captions of several images, written one after the other. */
export function CaptionSequence({ images, ids, first, onClose }: CaptionSequenceProps) {
  const [index, setIndex] = useState(first);
  const image = images.find(({ id }) => id === ids[index]);
  if (!image) return null;
  const close = () => onClose(image.id);
  return (
    <CaptionDialog
      key={image.id}
      image={image}
      place={index + 1}
      total={ids.length}
      onNext={index + 1 < ids.length ? () => setIndex(index + 1) : close}
      onClose={close}
    />
  );
}
