import { isDeepStrictEqual } from 'node:util';
import type { Session } from '#features/accounts/server/sessions.ts';
import type { PreparedFile } from '#features/media/server/files.ts';
import type { PreparedCreate } from '#features/media/server/prepared-create.ts';
import { noteDeed, transact } from '#server/audit/audit-trail.ts';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import { limits } from '#shared/validation.ts';
import type { GalleryImage } from '../contract.ts';
import { getAlbumId, getImage, insertImage, listImages, updateImageRow } from './queries.ts';

type NewImage = {
  /** An administrator's session; undefined if the site itself makes the change. */
  actor: Session | undefined;
  title: string;
  image: PreparedFile;
  position?: number | undefined;
  /** The number that an image from another site keeps. */
  id?: number | undefined;
} & ImageFacts;

/** What is said of an image. */
type ImageFacts = {
  alt?: string | undefined;
  altEn?: string | undefined;
  imageFocus?: string | null | undefined;
};

/** Adds an image to an album, at the end unless a position is given. */
export function prepareAlbumImage(
  { clock, visibleTo }: Pick<Services, 'clock' | 'visibleTo'>,
  albumId: number,
  { actor, title, image, position, id, ...facts }: NewImage,
): PreparedCreate<GalleryImage> {
  return {
    files: { image },
    make: async (tx, { image: file = '' }) => {
      // The album may have been deleted while the image was prepared.
      const album_id = await getAlbumId({ db: tx, visibleTo, session: actor }, albumId);
      const now = clock();
      const values = {
        ...(id !== undefined && { id }),
        album_id,
        title,
        ...storedFacts(facts),
        file,
        position: position ?? now.getTime(),
        created_at: now.toISOString(),
      };
      return getImage(tx, await insertImage(tx, values));
    },
  };
}

/** Changes what is said of an image; throws `not_found` if there is none. */
export function updateImage({ db }: Pick<Services, 'db'>, id: number, facts: ImageFacts) {
  return transact(db, async tx => {
    const image = await getImage(tx, id);
    const values = storedFacts(facts);
    if (Object.keys(values).length === 0) return image;
    await updateImageRow(tx, id, values);
    const updated = await getImage(tx, id);
    const changed = Object.entries(answeredAs)
      .filter(([, name]) => !isDeepStrictEqual(image[name], updated[name]))
      .map(([name]) => name);
    if (changed.length > 0) noteDeed({ action: 'update', type: 'image', id, changed });
    return updated;
  });
}

/** The names of the facts in answers by those in requests. */
const answeredAs = { alt: 'alt', altEn: 'alt_en', imageFocus: 'image_focus' } as const;

function storedFacts({ alt, altEn, imageFocus }: ImageFacts) {
  return {
    ...(alt !== undefined && { alt }),
    ...(altEn !== undefined && { alt_en: altEn }),
    ...(imageFocus !== undefined && { image_focus: imageFocus }),
  };
}

/** Puts all images of an album in the order of their ids; throws `validation` if these are not each exactly once. */
export function orderImages(
  { db, visibleTo }: Pick<Services, 'db' | 'visibleTo'>,
  actor: Session,
  albumId: number | undefined,
  ids: readonly number[],
): Promise<GalleryImage[]> {
  return transact(db, async tx => {
    const album = await getAlbumId({ db: tx, visibleTo, session: actor }, albumId);
    const present = new Set((await listImages(tx, album)).map(({ id }) => id));
    if (ids.length !== present.size || !present.isSubsetOf(new Set(ids)))
      throw new AppError('validation', { fields: { images: { key: 'choice' } } });
    for (const [position, id] of ids.entries()) await updateImageRow(tx, id, { position });
    return listImages(tx, album);
  });
}

/** A file's name without folder and extension, cut to the length of a line. */
export function titleOfFile(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const title = base
    .replace(/(?<=[\s\S])\.[^.]*$/u, '')
    .replaceAll('\0', '')
    .trim();
  return [...title].slice(0, limits.line).join('');
}
