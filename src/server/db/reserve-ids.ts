import { type AnyDb, listLastIds, specificsOf } from './engine.ts';

/** Lets a table give numbers after `last` only, before rows get numbers up to that from somewhere else. */
export async function reserveIds(db: AnyDb, table: string, last: number): Promise<void> {
  const ids = await listLastIds(db);
  if (ids.some(id => id.table === table && id.last >= last)) return;
  await specificsOf(db).setLastIds(db, [...ids.filter(id => id.table !== table), { table, last }]);
}
