import type { Session } from '#features/accounts/server/sessions.ts';
import type { Authorship } from '#features/content/server/authorship.ts';
import { tellListeners } from '#features/content/server/listeners.ts';
import type { ParentTable } from '#features/content/server/parent-columns.ts';
import { getContent } from '#features/content/server/queries/items.ts';
import { contentTypeNamed } from '#features/content/server/types/content-type-named.ts';
import type { Reader } from '#features/content/server/visibility/visibility.ts';
import type { PreparedFile } from '#features/media/server/files.ts';
import type { PreparedCreate } from '#features/media/server/prepared-create.ts';
import { noteDeed, transact } from '#server/audit/audit-trail.ts';
import { moveToTrash } from '#server/db/living-rows.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ListenerContext, Services } from '#server/services.ts';
import type { BodyOf } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/api/errors.ts';
import type { fileCalls, ItemFile } from '../contract.ts';
import { hasFiles } from '../kinds.ts';
import { followFirstFile } from './first-file.ts';
import { presentItemFile } from './item-files.ts';
import { getFile, insertFile, listFiles, type Owner, ownerOf, updateFileRow } from './queries.ts';
import { itemFileRows } from './tables.ts';

type Item = { type: string; id?: number | undefined };
type NewFile = BodyOf<typeof fileCalls.create>;

/**
 * The item that a call names. Refused at `type` where that is none whose items have files; throws `not_found` if there
 * is no such item.
 */
export async function ownerNamed(
  reader: Reader & Pick<Services, 'contentTypes'>,
  { type: name, id = 0 }: Item,
): Promise<Owner> {
  const { type } = contentTypeNamed(reader.contentTypes, name);
  if (!hasFiles(name)) throw new AppError('validation', { fields: { type: { key: 'choice' } } });
  await getContent(reader, type, id);
  return { table: type.table as ParentTable, id };
}

/** Adds a file to an item, after the others. */
export function prepareItemFile(
  services: ListenerContext,
  { type, id, ...texts }: NewFile,
  { actor, file: prepared }: { actor: Session | undefined; file: PreparedFile },
): PreparedCreate<ItemFile> {
  const now = services.clock();
  return {
    files: { file: prepared },
    make: async (tx, { file = '' }) => {
      const reader = { ...services, db: tx, session: actor };
      // The item may have been deleted while the file was sent.
      const owner = await ownerNamed(reader, { type, id });
      const at = now.toISOString();
      const added = await insertFile(tx, owner, {
        ...texts,
        file,
        position: now.getTime(),
        created_at: at,
      });
      await settleItem(reader, owner, { by: actor?.user.id, at });
      return presentItemFile(await getFile(tx, added));
    },
  };
}

/** Changes what is said of a file; throws `not_found` if there is none. */
export function updateItemFile(
  services: ListenerContext & Pick<Services, 'db'>,
  id: number,
  texts: BodyOf<typeof fileCalls.update>,
): Promise<ItemFile> {
  return transact(services.db, async tx => {
    const stored = await getFile(tx, id);
    const changed = Object.entries(texts).filter(
      ([name, value]) => value !== undefined && value !== stored[name as keyof typeof texts],
    );
    if (changed.length > 0) {
      await updateFileRow(tx, id, Object.fromEntries(changed));
      const owner = await ownerOf(tx, id);
      await tellListeners(tx, services, owner.table, [owner.id]);
      noteDeed({ action: 'update', type: 'file', id, changed: changed.map(([name]) => name) });
    }
    return presentItemFile(await getFile(tx, id));
  });
}

/** Puts the files of an item in the order of their ids; throws `validation` if these are not each exactly once. */
export function orderItemFiles(
  services: ListenerContext & Pick<Services, 'db'>,
  { files: ids, ...item }: Item & { files: readonly number[] },
  actor: Session,
): Promise<ItemFile[]> {
  return transact(services.db, async tx => {
    const reader = { ...services, db: tx, session: actor };
    const owner = await ownerNamed(reader, item);
    const present = new Set((await listFiles(tx, owner)).map(({ id }) => id));
    if (ids.length !== present.size || !present.isSubsetOf(new Set(ids)))
      throw new AppError('validation', { fields: { files: { key: 'choice' } } });
    for (const [position, id] of ids.entries()) await updateFileRow(tx, id, { position });
    await settleItem(reader, owner, authorshipOf(services, actor));
    return (await listFiles(tx, owner)).map(presentItemFile);
  });
}

/** Puts a file into the trash. */
export function deleteItemFile(
  services: ListenerContext & Pick<Services, 'db'>,
  id: number,
  actor: Session,
): Promise<void> {
  return transact(services.db, async tx => {
    const owner = await ownerOf(tx, id);
    const authorship = authorshipOf(services, actor);
    await moveToTrash(tx, itemFileRows, id, authorship);
    await settleItem({ ...services, db: tx, session: actor }, owner, authorship);
  });
}

/** Lets an item follow a file that came back from the trash. */
export async function settleItemFile(
  context: ListenerContext & { db: Tx; session: Session },
  id: number,
): Promise<void> {
  await settleItem(context, await ownerOf(context.db, id), authorshipOf(context, context.session));
}

/** Lets what follows from other files of an item follow. */
async function settleItem(
  context: ListenerContext & Reader & { db: Tx },
  owner: Owner,
  authorship: Authorship,
): Promise<void> {
  await followFirstFile(context, owner, authorship);
  await tellListeners(context.db, context, owner.table, [owner.id]);
}

function authorshipOf({ clock }: Pick<Services, 'clock'>, { user }: Session) {
  return { by: user.id, at: clock().toISOString() };
}
