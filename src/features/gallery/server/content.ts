import type { TableOf } from '#features/content/server/tables.ts';
import { contentType } from '#features/content/server/types/define-content-type.ts';
import { countOfParent } from '#server/db/living-rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/api/errors.ts';
import { albumFields } from '../contract.ts';
import { pictureOfImage } from './queries.ts';
import { imageRows } from './tables.ts';

declare module '#features/content/server/tables.ts' {
  interface ContentTables {
    albums: TableOf<typeof albumFields>;
  }
}

export const albumContent = contentType({
  name: 'album',
  table: 'albums',
  fields: albumFields,
  virtualColumns: {
    image_count: countOfParent(imageRows, 'content.id'),
  },
  picturesReferredTo: coverOf,
});

/** Uses the album image's own file, which is kept as long as one of the two refers to it, and its focus. */
async function coverOf(
  tx: Tx,
  albumId: number,
  { coverImageId }: { coverImageId?: number },
): Promise<{ cover_image?: string; cover_image_focus?: string | null }> {
  if (coverImageId === undefined) return {};
  const picture = await pictureOfImage(tx, albumId, coverImageId);
  if (!picture) {
    throw new AppError('validation', { fields: { coverImageId: { key: 'choice' } } });
  }
  return { cover_image: picture.file, cover_image_focus: picture.image_focus };
}
