import { setTimeout as sleep } from 'node:timers/promises';
import { emailKey } from '#shared/addresses/email-key.ts';
import { transact } from '../audit/audit-trail.ts';
import type { Tx } from '../db/schema.ts';
import type { PersonalTable, Services } from '../services.ts';
import { StartRefusal } from '../start-refusal.ts';
import { createMatcher, type Erasure } from './erasure-list.ts';
import {
  deleteRows,
  type FoundRow,
  findBelongings,
  findPeople,
  findRowsOf,
  readRows,
} from './find-people.ts';
import { wipe } from './wipe.ts';

/** What is erased with. */
export type ErasingContext = Pick<
  Services,
  | 'db'
  | 'clock'
  | 'log'
  | 'mail'
  | 'site'
  | 'timeZone'
  | 'visibleTo'
  | 'personalTables'
  | 'erasureList'
  | 'idempotencyKeys'
>;

/** How many rows went, by the names that their tables have in the record of a person. */
export type ErasedCounts = Record<string, number>;

type NamedRow = { type: string; id: number; createdAt: string };

const subjectOfPerson = (email: string) => `person ${emailKey(email)}`;
// A number may be given again after a restore, but not to something made at the same moment.
const subjectOfRow = ({ type, id, createdAt }: NamedRow) => `${type} ${id} ${createdAt}`;

/** Erases all that is kept about an address, and notes it, so that no backup brings it back. */
export async function erasePerson(
  services: ErasingContext,
  email: string,
): Promise<{ erasedAt: string; counts: ErasedCounts }> {
  const erased = await eraseAtOnce(services, async tx => {
    await services.idempotencyKeys.forget(tx, email);
    const rows = await findRowsOf(tx, services.personalTables, email);
    return { subject: subjectOfPerson(email), rows };
  });
  await wipe(services);
  return erased;
}

/**
 * The same of one row, with what belongs to it; of none if `find` finds none. Strangers may ask for it, so the files of the
 * database are wiped by the next round of housekeeping.
 */
export async function eraseRow(
  services: ErasingContext,
  type: string,
  find: (tx: Tx) => Promise<{ id: number; created_at: string } | undefined>,
): Promise<void> {
  await eraseAtOnce(services, async tx => {
    const row = await find(tx);
    if (!row) return undefined;
    const { id, created_at: createdAt } = row;
    const tables = services.personalTables.filter(table => table.type === type);
    return { subject: subjectOfRow({ type, id, createdAt }), rows: tables.map(table => ({ table, id })) };
  });
}

/** In milliseconds: how long the start waits before it looks for the list again. */
const pauses = [1_000, 4_000, 10_000];

/** Erases again before a site answers. Throws `StartRefusal` where the list cannot be read: it would show who was erased. */
export async function eraseBeforeStart(services: ErasingContext, waits = pauses): Promise<void> {
  for (const wait of [...waits, undefined])
    try {
      return await eraseAgain(services);
    } catch (error) {
      const reason = reasonOf(error);
      services.log.error('list of erasures unread', { reason });
      if (wait === undefined)
        throw new StartRefusal(
          `The list of who was erased (backups/erased-*.json) cannot be read, so the site does not start: it might show people who asked to be erased. ${reason}`,
          { cause: error },
        );
      await sleep(wait);
    }
}

/** Erases anew what an older database, put in the place of the site's own, brought back. */
export async function eraseAgain(services: ErasingContext): Promise<void> {
  try {
    await eraseUnknown(services);
  } finally {
    await saveList(services);
    await wipe(services);
  }
}

async function eraseUnknown(services: ErasingContext): Promise<void> {
  const { db, erasureList, personalTables, log } = services;
  const { erasures, damaged } = await erasureList.readUnknown(db);
  for (const file of damaged) log.error('entry of the list of erasures damaged', { file });
  if (erasures.length === 0) return;
  const count = await db.transaction().execute(async tx => {
    const rows = await findErased(tx, personalTables, erasures);
    await erasureList.adopt(tx, erasures);
    await eraseRows(tx, services, rows);
    return rows.length;
  });
  log.info('people erased again', { erasures: erasures.length, rows: count });
}

/** Erases those again whom an import brought back; returns how many rows those were. */
export async function eraseImported(services: ErasingContext): Promise<number> {
  const { db, erasureList, personalTables } = services;
  const erasures = await erasureList.readKnown(db);
  if (erasures.length === 0) return 0;
  const count = await db.transaction().execute(async tx => {
    const rows = await findErased(tx, personalTables, erasures);
    if (rows.length === 0) return 0;
    await eraseRows(tx, services, rows);
    // It was on the disk again.
    await tx.updateTable('erasures').set({ is_wiped: 0 }).execute();
    return rows.length;
  });
  if (count > 0) await wipe(services);
  return count;
}

/** The rows of erased people that have not been changed since. */
async function findErased(
  tx: Tx,
  tables: readonly PersonalTable[],
  erasures: readonly Erasure[],
): Promise<FoundRow[]> {
  const isErased = createMatcher(erasures);
  return (await findPeople(tx, tables, '')).filter(row => isErased(subjectsOf(row), row.changedAt));
}

async function saveList({ db, erasureList, log }: ErasingContext): Promise<void> {
  await erasureList
    .save(db)
    .catch(error => log.error('list of erasures not saved', { reason: reasonOf(error) }));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function eraseAtOnce(
  services: ErasingContext,
  choose: (tx: Tx) => Promise<{ subject: string; rows: readonly Erasable[] } | undefined>,
): Promise<{ erasedAt: string; counts: ErasedCounts }> {
  const erasedAt = services.clock().toISOString();
  const counts = await transact(services.db, async tx => {
    const chosen = await choose(tx);
    if (!chosen) return {};
    await services.erasureList.add(tx, chosen.subject, erasedAt);
    return eraseRows(tx, services, chosen.rows);
  });
  await saveList(services);
  return { erasedAt, counts };
}

type Erasable = Pick<FoundRow, 'table' | 'id'>;

/** Deletes rows with all that belongs to them, and does what follows. */
export async function eraseRows(
  tx: Tx,
  services: ErasingContext,
  rows: readonly Erasable[],
): Promise<ErasedCounts> {
  const erased = await withBelongings(tx, services.personalTables, rows);
  const settling = [];
  for (const [table, ids] of erased)
    if (table.settle) settling.push({ settle: table.settle, gone: await readRows(tx, table, [...ids]) });
  for (const [table, ids] of erased) await deleteRows(tx, table, [...ids]);
  // When all is gone: one's freed place must not go to another application of the same person.
  for (const { settle, gone } of settling) await settle(tx, services, gone);
  return Object.fromEntries([...erased].map(([{ name }, ids]) => [name, ids.size]));
}

/** The rows by their tables, with all that belongs to them. */
export async function withBelongings(
  db: Tx | Services['db'],
  tables: readonly PersonalTable[],
  rows: readonly Erasable[],
): Promise<Map<PersonalTable, Set<number>>> {
  const all = new Map<PersonalTable, Set<number>>();
  const add = (table: PersonalTable, ids: readonly number[]) => {
    if (ids.length > 0) all.set(table, (all.get(table) ?? new Set()).union(new Set(ids)));
  };
  for (const [table, own] of Map.groupBy(rows, row => row.table)) {
    const ids = own.map(({ id }) => id);
    add(table, ids);
    if (!table.type) continue;
    for (const other of tables) add(other, await findBelongings(db, other, { type: table.type, ids }));
  }
  return all;
}

function subjectsOf({ table: { type }, id, email, createdAt }: FoundRow): string[] {
  return [subjectOfPerson(email), ...(type ? [subjectOfRow({ type, id, createdAt })] : [])];
}
