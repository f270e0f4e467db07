import { sql } from 'kysely';
import { contentType } from '#features/content/server/content-type.ts';
import { presentFile, presentImage } from '#features/media/server/presenters.ts';
import type { Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/errors.ts';
import { fileOfImage, filesOfAlbum } from './queries.ts';

export const albumContent = contentType({
  table: 'albums',
  columns: { title: 'title', description: 'description' },
  html: [],
  files: { cover_image: 'cover_image' },
  imageColumn: 'cover_image',
  searchable: ['title'],
  filters: [],
  virtualColumns: {
    image_count: sql`(select count(*) from images where album_id = content.id)`,
  },
  filesReferredTo: coverOf,
  ownedFiles: filesOfAlbum,
  present: row => ({
    ...row,
    cover_image: presentFile(row.cover_image),
    cover_image_details: presentImage(row.cover_image, row),
  }),
});

/** The file is the image's own, which stays as long as either refers to it. */
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
