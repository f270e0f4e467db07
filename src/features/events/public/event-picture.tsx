import { Picture } from '#ui/pictures/picture.tsx';
import { Placeholder } from '#ui/pictures/placeholder.tsx';
import type { EventKind } from '../kinds.ts';
import { pictureOf, type ShownEvent } from './shown-event.ts';

const motifs = { workshop: 'plate', symposium: 'wheel', congress: 'wheel' } as const;

type EventPictureProps = { kind: EventKind; event: ShownEvent; sizes: string; isMain: boolean };

export function EventPicture({ kind, event, sizes, isMain }: EventPictureProps) {
  return (
    <Picture
      src={pictureOf(event)}
      details={event.image_details ?? null}
      alt=""
      sizes={sizes}
      isMain={isMain}
      placeholder={<Placeholder motif={motifs[kind]} seed={event.id} />}
    />
  );
}
