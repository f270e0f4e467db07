import type { Session } from '#features/accounts/server/sessions.ts';
import { noteDeed, transact } from '#server/audit/audit-trail.ts';
import type { PageRequest } from '#server/db/pagination.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { Page } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/api/errors.ts';
import type { TrashedItem } from '../contract.ts';
import {
  clearDeletion,
  countParts,
  deleteItem,
  type ItemKey,
  isHeld,
  isInTrash,
  isParentDeleted,
  listDeletedBy,
  pageTrash,
  readAuditTitle,
  type TrashRow,
} from './queries.ts';
import type { PurgedType, TrashType, TrashTypes } from './trash-type.ts';

const day = 24 * 60 * 60 * 1_000;
/** So many are removed in one transaction, so that changes of files do not wait long. */
const purgedAtOnce = 50;

export async function listTrash(
  { db, trashDays }: Pick<Services, 'db' | 'trashDays'>,
  types: readonly TrashType[],
  request: PageRequest,
): Promise<Page<TrashedItem>> {
  const { items, total } = await pageTrash(db, types, request);
  const counts = await countHeld({ db }, types, items);
  return {
    items: items.map(({ deleted_by, deleted_by_email: email, ...item }) => ({
      ...item,
      deleted_by: deleted_by && email ? { id: deleted_by, email } : null,
      purge_at: new Date(Date.parse(item.deleted_at) + trashDays * day).toISOString(),
      holds: counts.get(item.type)?.get(item.id) ?? 0,
    })),
    totalPages: Math.ceil(total / request.pageSize),
    page: request.page,
    total,
  };
}

async function countHeld({ db }: Pick<Services, 'db'>, types: readonly TrashType[], items: TrashRow[]) {
  const counts = new Map<string, Map<number, number>>();
  for (const [name, ofType] of Map.groupBy(items, ({ type }) => type)) {
    const type = types.find(candidate => candidate.name === name);
    const ids = ofType.map(({ id }) => id);
    if (type) counts.set(name, await countParts(db, type, ids));
  }
  return counts;
}

/**
 * Brings an item back and answers it as the calls of its type do. What belongs to it comes back by itself, if it was
 * not deleted before. Throws `parent_deleted` if it belongs to something in the trash.
 */
export function restoreFromTrash(
  services: Services,
  type: TrashType,
  id: number,
  session: Session,
): Promise<unknown> {
  return transact(services.db, async tx => {
    if (await isParentDeleted(tx, type, id)) throw new AppError('parent_deleted');
    if (!(await clearDeletion(tx, type, id))) throw new AppError('not_found');
    const context = { ...services, db: tx, session };
    await type.settle?.(context, id);
    const item = await type.find(context, id);
    noteDeed({ action: 'restore', type: type.name, id });
    return item;
  });
}

/**
 * Removes an item for good, with all that belongs to it and the files that nothing else refers to. Throws `forbidden` where
 * a part holds it.
 */
export async function purgeFromTrash(
  { media }: Pick<Services, 'media'>,
  type: PurgedType,
  id: number,
): Promise<void> {
  await media.change({}, async tx => {
    if (!(await isInTrash(tx, type, id))) throw new AppError('not_found');
    if (await isHeld(tx, type, id)) throw new AppError('forbidden');
    await notePurge(tx, type, id);
    return { result: undefined, released: await deleteItem(tx, type, id) };
  });
}

/** Removes for good what was deleted at an instant or before, and answers how many items that were. */
export async function purgeDeletedBy(
  { db, media }: Pick<Services, 'db' | 'media'>,
  types: readonly PurgedType[],
  instant: string,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const items = await listDeletedBy(db, types, instant, purgedAtOnce);
    if (items.length === 0) return removed;
    removed += await purgeAll(media, types, items);
  }
}

/** Its title can be read only as long as it is there. */
async function notePurge(tx: Tx, type: TrashType, id: number): Promise<void> {
  noteDeed({ action: 'purge', type: type.name, id, title: await readAuditTitle(tx, type, id) });
}

function purgeAll(
  media: Services['media'],
  types: readonly PurgedType[],
  items: readonly ItemKey[],
): Promise<number> {
  return media.change({}, async tx => {
    const released: string[] = [];
    let result = 0;
    for (const { type: name, id } of items) {
      const type = types.find(candidate => candidate.name === name);
      // It may have been restored meanwhile, or have gone with what it belonged to.
      if (!type || !(await isInTrash(tx, type, id)) || (await isHeld(tx, type, id))) continue;
      await notePurge(tx, type, id);
      released.push(...(await deleteItem(tx, type, id)));
      result += 1;
    }
    return { result, released };
  });
}

/** Removes for good what has been in the trash for as long as it is kept there. */
export async function purgeExpired(
  { db, media, clock, log, trashDays }: Pick<Services, 'db' | 'media' | 'clock' | 'log' | 'trashDays'>,
  types: TrashTypes,
): Promise<void> {
  const due = new Date(clock().getTime() - trashDays * day).toISOString();
  const all = [...types.values()].map(type => ({ ...type, heldBy: [] }));
  const count = await purgeDeletedBy({ db, media }, all, due);
  if (count > 0) log.info('old trash removed', { count });
}
