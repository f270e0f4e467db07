import { contentType } from '#features/content/server/content-type.ts';
import type { TableOf } from '#features/content/server/tables.ts';
import { countOfParent } from '#server/db/living-rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/errors.ts';
import { albumFields } from '../contract.ts';
import { fileOfImage } from './queries.ts';
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
  filesReferredTo: coverOf,
});

/** Uses the album image's own file, which is kept as long as one of the two refers to it. */
async function coverOf(
  tx: Tx,
  albumId: number,
  { coverImageId }: { coverImageId?: number },
): Promise<{ cover_image?: string }> {
  if (coverImageId === undefined) return {};
  const cover_image = await fileOfImage(tx, albumId, coverImageId);
  if (cover_image === undefined) {
    throw new AppError('validation', { fields: { coverImageId: { key: 'choice' } } });
  }
  return { cover_image };
}
