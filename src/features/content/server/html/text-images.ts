import type { PreparedImage } from '#features/media/server/images.ts';
import { mediaUrl } from '#features/media/server/names.ts';
import type { PreparedCreate } from '#features/media/server/prepared-create.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { TextImage } from '../../contract.ts';
import { type ParentTable, parentColumns } from '../parent-columns.ts';
import type { ContentType, Value } from '../types/content-type.ts';

/** How long a picture waits for a text that refers to it, in milliseconds. */
const waiting = 24 * 60 * 60_000;

/** Stores a picture that a text is going to refer to. */
export function prepareTextImage(
  { clock }: Pick<Services, 'clock'>,
  image: PreparedImage,
): PreparedCreate<TextImage> {
  const uploaded_at = clock().toISOString();
  return {
    files: { image },
    make: async (tx, { image: file = '' }) => {
      await holdUpload(tx, file, uploaded_at);
      const { width, height } = await tx
        .selectFrom('files')
        .select(['width', 'height'])
        .where('name', '=', file)
        .executeTakeFirstOrThrow();
      return { src: mediaUrl(file), width: width ?? 0, height: height ?? 0 };
    },
  };
}

/** Keeps a stored file for a day from an instant, ISO 8601 in UTC, though nothing refers to it yet. */
export async function holdUpload(tx: Tx, file: string, uploaded_at: string): Promise<void> {
  await tx
    .insertInto('uploaded_text_images')
    .values({ file, uploaded_at })
    .onConflict(conflict => conflict.column('file').doUpdateSet({ uploaded_at }))
    .execute();
}

/** Removes the pictures that no text has referred to within a day. */
export async function removeUnusedTextImages({
  media,
  clock,
}: Pick<Services, 'media' | 'clock'>): Promise<void> {
  const limit = new Date(clock().getTime() - waiting).toISOString();
  await media.change({}, async tx => {
    const waited = tx.deleteFrom('uploaded_text_images').where('uploaded_at', '<=', limit);
    const rows = await waited.returning('file').execute();
    return { result: undefined, released: rows.map(({ file }) => file) };
  });
}

type Row = Readonly<Record<string, Value | undefined>>;

/**
 * Makes an item refer to the pictures that its texts show, those that are stored, and answers those that it referred to
 * before. `former` is the row before the change, empty of a new item.
 */
export async function followTextImages(
  tx: Tx,
  type: ContentType,
  { id, former, present }: { id: number; former: Row; present: Row },
): Promise<string[]> {
  const names = namesIn(type, present);
  if (names.length === 0 && namesIn(type, former).length === 0) return [];
  const column = parentColumns[type.table as ParentTable];
  const left = await tx.deleteFrom('text_images').where(column, '=', id).returning('file').execute();
  const stored = await tx
    .selectFrom('files')
    .select('name')
    .where('name', 'in', names)
    .where('width', 'is not', null)
    .execute();
  const rows = stored.map(({ name }) => ({ file: name, [column]: id }));
  if (rows.length > 0) await tx.insertInto('text_images').values(rows).execute();
  return left.map(({ file }) => file);
}

/** The names under which the pictures in an item's texts may be stored. A text may show a smaller version. */
function namesIn({ html, columns }: ContentType, row: Row): string[] {
  const text = html.map(field => row[columns[field] ?? ''] ?? '').join('');
  const stems = text.matchAll(/<img src="\/media\/([0-9a-f]{40})[-.]/g).map(([, stem]) => stem);
  return [...new Set(stems)].flatMap(stem => [`${stem}.jpg`, `${stem}.webp`]);
}
