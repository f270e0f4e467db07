import type { Session } from '#features/accounts/server/sessions.ts';
import type { PreparedFile } from '#features/media/server/files.ts';
import type { PreparedCreate } from '#features/media/server/prepared-create.ts';
import { noteDeed, transact } from '#server/audit/audit-trail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ListenerContext, Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import { removalName } from '../schemas.ts';
import { noteUpdate } from './audited-update.ts';
import { recordCreation, writeChanges } from './changes.ts';
import { assertEvent } from './event-links.ts';
import { keptHtml } from './html/sanitize.ts';
import { followTextImages } from './html/text-images.ts';
import { tellListeners } from './listeners.ts';
import { joinPair, pairChangeOf, sharedFacts, undoPair } from './pairs.ts';
import { getContent } from './queries/items.ts';
import { insertRow, updateRow } from './queries/writes.ts';
import { searchColumns } from './search/search-columns.ts';
import type { ContentRow, ContentType, Value } from './types/content-type.ts';

type Deps = ListenerContext & Pick<Services, 'media' | 'visibleTo'>;
type Fields = Readonly<Record<string, unknown>>;
type Files = Readonly<Record<string, PreparedFile | undefined>>;

/** An administrator's session; undefined if the site itself makes the change. */
type Actor = Session | undefined;
type Change = {
  actor: Actor;
  form: Fields;
  files: Files;
  /** What an item from another site keeps of it. */
  origin?: Origin | undefined;
  /** Done in the same transaction, with the item as it is then. */
  also?: (tx: Tx, item: ContentRow) => Promise<void>;
};
/** The number and the instant of its making, where it keeps them. */
type Origin = { id?: number | undefined; created_at?: string | undefined };

export function prepareContent(
  services: Omit<Deps, 'media'>,
  type: ContentType,
  { actor, form, files, origin = {}, also }: Change,
): PreparedCreate<ContentRow> {
  const { clock, visibleTo } = services;
  const values = storedValues(type, form);
  const at = clock().toISOString();
  return {
    files,
    make: async (tx, names) => {
      const reader = { db: tx, visibleTo, session: actor };
      await assertEvent(reader, type, values);
      const { joined } = await pairChangeOf(reader, type, undefined, form);
      const facts = sharedFacts(type, joined);
      const stored = fileNames(type, facts, names);
      const shared = { ...type.sharedDefaults, ...facts, ...focusOfNewPicture(type, facts, stored) };
      const sent = { ...shared, ...values, ...stored };
      const row = { ...sent, ...(await type.addressed?.(tx, { former: undefined, values: sent })) };
      const by = actor?.user.id;
      const kept = {
        created_at: origin.created_at ?? at,
        updated_at: at,
        updated_by: by ?? null,
        version: 1,
      };
      const given = origin.id === undefined ? {} : { id: origin.id };
      const id = await insertRow(tx, type, { ...given, ...row, ...kept, ...searchColumns(type, row) });
      await followTextImages(tx, type, { id, former: {}, present: row });
      await recordCreation(tx, type, id, { by, at });
      await type.followFiles?.(tx, type, await getContent(reader, type, id), { by, at });
      if (joined) await joinPair(tx, type, { id, other: joined, facts: sharedFacts(type, row) }, { by, at });
      await tellListeners(tx, services, type.table, [id, joined?.id]);
      const item = await getContent(reader, type, id);
      await also?.(tx, item);
      return item;
    },
  };
}

/**
 * Updates the fields that were sent. A new file replaces the stored one, and `removeImage` and the like remove it.
 * Throws `conflict` if `version` is not the stored one: somebody else has changed the item since it was read.
 */
export async function updateContent(
  services: Deps,
  type: ContentType,
  id: number,
  { actor, form: { version, ...form }, files: uploads, also }: Change,
): Promise<ContentRow> {
  const { media, clock, visibleTo } = services;
  const values = storedValues(type, form);
  return media.change(uploads, async (tx, names) => {
    const reader = { db: tx, visibleTo, session: actor };
    const stored = await getContent(reader, type, id);
    if (version !== undefined && version !== stored.version) throw new AppError('conflict');
    await assertEvent(reader, type, values);
    const { isUndone, joined } = await pairChangeOf(reader, type, stored, form);
    const facts = sharedFacts(type, joined);
    const referred = { ...facts, ...(await type.picturesReferredTo?.(tx, id, form)) };
    const former = { ...stored, ...referred };
    const files = fileNames(type, former, names, form);
    const sent = { ...referred, ...files, ...focusOfNewPicture(type, former, files), ...values };
    const item = { ...stored, ...sent };
    type.validate(item);
    const authorship = { by: actor?.user.id, at: clock().toISOString() };
    if (isUndone) await undoPair(tx, type, id);
    await writeChanges(tx, type, stored, sent, authorship);
    if (joined) await joinPair(tx, type, { id, other: joined, facts: sharedFacts(type, item) }, authorship);
    const ids = [id, stored.counterpart_id, joined?.id];
    await tellListeners(tx, services, type.table, ids, { id, before: stored, after: item, form });
    const result = await getContent(reader, type, id);
    noteUpdate(type, { before: stored, after: result, at: authorship.at });
    await also?.(tx, result);
    // A version refers to the files that were replaced.
    return { result, released: [] };
  });
}

/** Puts an item into the trash, with what belongs to it. */
export async function deleteContent(
  services: Omit<Deps, 'media'> & Pick<Services, 'db'>,
  type: ContentType,
  id: number,
  { actor }: { actor: Session },
): Promise<void> {
  const { db, clock, visibleTo } = services;
  await transact(db, async tx => {
    const stored = await getContent({ db: tx, visibleTo, session: actor }, type, id);
    await updateRow(tx, type, stored, {
      deleted_at: clock().toISOString(),
      deleted_by: actor.user.id,
    });
    await type.settle?.(tx, [id]);
    await tellListeners(tx, services, type.table, [id, stored.counterpart_id]);
    noteDeed({ action: 'delete', type: type.name, id });
  });
}

/** The form's fields as stored in their columns: HTML is sanitized, switches become 0 and 1. */
export function storedValues({ columns, html }: ContentType, form: Fields): Record<string, Value> {
  const entries = Object.entries(columns)
    .filter(([field]) => form[field] !== undefined)
    .map(([field, column]): [string, Value] => {
      const value = form[field] as Value | boolean;
      if (html.includes(field)) return [column, keptHtml(String(value), field)];
      return [column, typeof value === 'boolean' ? Number(value) : value];
    });
  return { ...Object.fromEntries(entries), ...storedState(form) };
}

function storedState({ status, publishAt, isCurrent }: Fields): Record<string, Value> {
  return {
    ...(status !== undefined && { status: status as string }),
    ...(publishAt !== undefined && { publish_at: publishAt as string | null }),
    ...(isCurrent === true && { is_outdated: 0 }),
  };
}

/** None at first: what had to stay visible of the former picture says nothing of it. */
function focusOfNewPicture(
  { imageColumn = '', focusColumn }: ContentType,
  former: Fields,
  files: Fields,
): Record<string, null> {
  return focusColumn && former[imageColumn] !== files[imageColumn] ? { [focusColumn]: null } : {};
}

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
