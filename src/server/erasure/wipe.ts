import { specificsOf } from '../db/engine.ts';
import type { Services } from '../services.ts';

/** Leaves nothing of what was erased in the files of the database; what fails is tried again every hour. */
export async function wipe({
  db,
  personalTables,
  log,
}: Pick<Services, 'db' | 'personalTables' | 'log'>): Promise<void> {
  try {
    const erasures = await db.selectFrom('erasures').select('hash').where('is_wiped', '=', 0).execute();
    const kept = await db
      .selectFrom('retention')
      .select(['kind', 'erased_at'])
      .where('is_wiped', '=', 0)
      .execute();
    if (erasures.length + kept.length === 0) return;
    const tables = [...personalTables.map(({ table }) => table), 'idempotency_keys'];
    if (!(await specificsOf(db).wipe(db, tables))) return;
    // What has gone meanwhile is left for the next time.
    for (const { hash } of erasures)
      await db.updateTable('erasures').set({ is_wiped: 1 }).where('hash', '=', hash).execute();
    for (const { kind, erased_at } of kept)
      await db
        .updateTable('retention')
        .set({ is_wiped: 1 })
        .where('kind', '=', kind)
        .where('erased_at', '=', erased_at)
        .execute();
  } catch (error) {
    log.error('erased data not wiped', { reason: error instanceof Error ? error.message : String(error) });
  }
}
