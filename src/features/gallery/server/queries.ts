import type { Insertable, Updateable } from 'kysely';
import { type Reader, visibleItems } from '#features/content/server/visibility/visibility.ts';
import { mediaUrl } from '#features/media/server/names.ts';
import { presentFocus, presentImage } from '#features/media/server/presenters.ts';
import { livingRows, updateLivingRows } from '#server/db/living-rows.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/api/errors.ts';
import type { GalleryImage } from '../contract.ts';
import { type GalleryTables, imageRows } from './tables.ts';

/** An album's images in the order of their positions. */
export async function listImages(db: Db, albumId: number): Promise<GalleryImage[]> {
  const rows = await images(db)
    .where('album_id', '=', albumId)
    .orderBy('position')
    .orderBy('images.id')
    .execute();
  return rows.map(toResponse);
}

export async function getImage(db: Db, id: number): Promise<GalleryImage> {
  const row = await images(db).where('images.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toResponse(row);
}

/** Returns the id; throws `not_found` if there is no such album or the reader may not read it. */
export async function getAlbumId(reader: Reader, id: number | undefined): Promise<number> {
  const row = await visibleItems(reader, 'albums')
    .select('id')
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row.id;
}

/** The picture of an album's image; undefined if the album has no such image. */
export function pictureOfImage(tx: Tx, albumId: number, id: number) {
  return livingRows(tx, imageRows)
    .select(['file', 'image_focus'])
    .where('id', '=', id)
    .where('album_id', '=', albumId)
    .executeTakeFirst();
}

export async function insertImage(tx: Tx, values: Insertable<GalleryTables['images']>): Promise<number> {
  const { id } = await tx.insertInto('images').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateImageRow(
  tx: Tx,
  id: number,
  values: Updateable<GalleryTables['images']>,
): Promise<void> {
  await updateLivingRows(tx, imageRows).set(values).where('id', '=', id).execute();
}

function images(db: Db) {
  return livingRows(db, imageRows)
    .innerJoin('files', 'files.name', 'images.file')
    .select(['images.id', 'title', 'alt', 'alt_en', 'file', 'image_focus as picture_focus'])
    .select(['width as picture_width', 'height as picture_height']);
}

type ImageRow = {
  id: number;
  title: string;
  alt: string;
  alt_en: string;
  file: string;
  picture_focus: string | null;
  picture_width: number | null;
  picture_height: number | null;
};

function toResponse(row: ImageRow): GalleryImage {
  const { id, title, alt, alt_en, file, picture_focus } = row;
  return {
    id,
    title,
    alt,
    alt_en,
    image_url: mediaUrl(file),
    image_details: presentImage(file, row),
    image_focus: presentFocus(picture_focus),
  };
}
