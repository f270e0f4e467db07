import type { Session } from '#features/accounts/server/sessions.ts';
import type { PreparedFile } from '#features/media/server/files.ts';
import type { PreparedCreate } from '#features/media/server/prepared-create.ts';
import type { Services } from '#server/services.ts';
import { limits } from '#shared/validation.ts';
import type { GalleryImage } from '../contract.ts';
import { deleteImage, getAlbumId, getImage, insertImage } from './queries.ts';

type NewImage = {
  /** An administrator's session; undefined if the site itself makes the change. */
  actor: Session | undefined;
  title: string;
  image: PreparedFile;
  position?: number | undefined;
};

/** Adds an image to an album, at the end unless a position is given. */
export function prepareAlbumImage(
  { clock, visibleTo }: Pick<Services, 'clock' | 'visibleTo'>,
  albumId: number,
  { actor, title, image, position }: NewImage,
): PreparedCreate<GalleryImage> {
  return {
    files: { image },
    make: async (tx, { image: file = '' }) => {
      // The album may have been deleted while the image was prepared.
      const album_id = await getAlbumId({ db: tx, visibleTo, session: actor }, albumId);
      const now = clock();
      const values = {
        album_id,
        title,
        file,
        position: position ?? now.getTime(),
        created_at: now.toISOString(),
      };
      return getImage(tx, await insertImage(tx, values));
    },
  };
}

export async function removeImage({ media }: Pick<Services, 'media'>, id: number): Promise<void> {
  await media.change({}, async tx => ({ result: undefined, released: [await deleteImage(tx, id)] }));
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
