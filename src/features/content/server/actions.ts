import type { Session } from '#features/accounts/server/sessions.ts';
import type { PreparedFile } from '#features/media/server/files.ts';
import type { PreparedCreate } from '#features/media/server/prepared-create.ts';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/errors.ts';
import { searchText } from '#shared/search.ts';
import { limits } from '#shared/validation.ts';
import { removalName } from '../schemas.ts';
import type { ContentRow, ContentType, Value } from './content-type.ts';
import { deleteRow, getContent, insertRow, updateRow } from './queries.ts';
import { sanitize } from './sanitize.ts';

type Deps = Pick<Services, 'media' | 'clock' | 'visibleTo'>;
type Fields = Readonly<Record<string, unknown>>;
type Files = Readonly<Record<string, PreparedFile | undefined>>;

/** Whose change it is: an administrator's, or the site's own. */
type Actor = Session | undefined;
type Change = { actor: Actor; form: Fields; files: Files };

/** An item made from a complete form. */
export function prepareContent(
  { clock, visibleTo }: Pick<Deps, 'clock' | 'visibleTo'>,
  type: ContentType,
  { actor, form, files }: Change,
): PreparedCreate<ContentRow> {
  const values = storedValues(type, form);
  const at = clock().toISOString();
  return {
    files,
    make: async (tx, names) => {
      const row = { ...values, ...fileNames(type, {}, names) };
      const kept = { created_at: at, updated_at: at, version: 1, search_text: textOf(type, row) };
      const id = await insertRow(tx, type, { ...row, ...kept });
      return getContent({ db: tx, visibleTo, session: actor }, type, id);
    },
  };
}

/**
 * Changes what was sent and keeps the rest: a new file replaces the stored one, `removeImage` and the like take
 * it away. A `version` that is not the stored one is a conflict: somebody else changed the item since it was read.
 */
export async function updateContent(
  { media, clock, visibleTo }: Deps,
  type: ContentType,
  id: number,
  { actor, form: { version, ...form }, files: uploads }: Change,
): Promise<ContentRow> {
  const values = storedValues(type, form);
  return media.change(uploads, async (tx, names) => {
    const reader = { db: tx, visibleTo, session: actor };
    const stored = await getContent(reader, type, id);
    if (version !== undefined && version !== stored.version) throw new AppError('conflict');
    const files = { ...(await type.filesReferredTo?.(tx, id, form)), ...names };
    const sent = { ...values, ...fileNames(type, stored, files, form) };
    const changes = Object.entries(sent).filter(([column, value]) => value !== stored[column]);
    const row = { ...stored, ...sent };
    type.validate(row);
    // The version counts changes: what was sent as it is stored is none.
    if (changes.length > 0) {
      await updateRow(reader, type, stored, {
        ...Object.fromEntries(changes),
        search_text: textOf(type, row),
        updated_at: clock().toISOString(),
      });
    }
    const replaced = Object.values(type.files).filter(column => row[column] !== stored[column]);
    const released = replaced.map(column => stored[column] as string | null);
    return { result: await getContent(reader, type, id), released };
  });
}

/** Removes an item with what belongs to it; the database lets go of rows, this of files. */
export async function deleteContent(
  { media, visibleTo }: Deps,
  type: ContentType,
  id: number,
  { actor }: Pick<Change, 'actor'>,
): Promise<void> {
  await media.change({}, async tx => {
    const stored = await getContent({ db: tx, visibleTo, session: actor }, type, id);
    const own = Object.values(type.files).map(column => stored[column] as string | null);
    const within = (await type.ownedFiles?.(tx, id)) ?? [];
    await deleteRow(tx, type, id);
    return { result: undefined, released: [...own, ...within] };
  });
}

/** The form's fields as their columns have them: HTML reduced to what the editor makes, switches as 0 and 1. */
function storedValues({ columns, html }: ContentType, form: Fields): Record<string, Value> {
  const entries = Object.entries(columns)
    .filter(([field]) => form[field] !== undefined)
    .map(([field, column]): [string, Value] => {
      const value = form[field] as Value | boolean;
      if (html.includes(field)) return [column, keptHtml(String(value), field)];
      return [column, typeof value === 'boolean' ? Number(value) : value];
    });
  return Object.fromEntries(entries);
}

/** Links get attributes: what grows past the bound is refused, or it could not be sent back as it was answered. */
function keptHtml(html: string, field: string): string {
  const clean = sanitize(html, field);
  if (clean.length <= limits.html || [...clean].length <= limits.html) return clean;
  throw new AppError('validation', { fields: { [field]: { key: 'tooLong', values: { max: limits.html } } } });
}

/** What the columns of files refer to after a change. */
function fileNames(
  { files }: ContentType,
  stored: Fields,
  names: Readonly<Record<string, string>>,
  form: Fields = {},
): Record<string, string | null> {
  const entries = Object.entries(files).map(([field, column]) => {
    const isRemoved = form[removalName(field)] === true;
    return [column, names[field] ?? (isRemoved ? null : ((stored[column] as string | null) ?? null))];
  });
  return Object.fromEntries(entries);
}

function textOf({ searchable }: ContentType, row: Fields): string {
  return searchText(...searchable.map(column => String(row[column] ?? '')));
}
