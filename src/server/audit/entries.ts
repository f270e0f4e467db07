import { type Expression, type Insertable, sql } from 'kysely';
import type { AuditAction } from '#shared/audit-actions.ts';
import type { Tx } from '../db/schema.ts';
import type { AuditTables } from './tables.ts';

/** What was done, to what. Nothing in it may name a person but accounts. */
export type Deed = {
  action: AuditAction;
  /** The name in calls of what it was done to. */
  type: string;
  id?: number | null | undefined;
  /** Where it is not that which the table of the type has. */
  title?: string | null | undefined;
  /** The names of the changed fields in requests. */
  changed?: readonly string[] | undefined;
};

/** Whose deed it is, and when: an account, if it is one's, and an instant, ISO 8601 in UTC. */
export type Doer = { who: { id: number; email: string } | null; at: string };

/** By types the titles of their items, where these are no names of people. */
export type AuditTitles = ReadonlyMap<string, { table: string; title: Expression<string> }>;

/** Fewer parameters than a statement may have. */
const insertedAtOnce = 1_000;

/** Writes what was done, in the transaction that does it. */
export async function recordDeeds(
  tx: Tx,
  { who, at }: Doer,
  deeds: readonly Deed[],
  titles: AuditTitles = new Map(),
): Promise<void> {
  const rows: Insertable<AuditTables['audit_entries']>[] = [];
  for (const [type, ofType] of Map.groupBy(deeds, deed => deed.type)) {
    const known = await readTitles(tx, titles.get(type), ofType);
    for (const { action, id = null, title, changed = [] } of ofType)
      rows.push({
        at,
        account_id: who?.id ?? null,
        account_email: who?.email ?? null,
        action,
        type,
        item_id: id,
        title: title ?? known.get(id) ?? null,
        changed: JSON.stringify(changed),
      });
  }
  for (let first = 0; first < rows.length; first += insertedAtOnce)
    await tx
      .insertInto('audit_entries')
      .values(rows.slice(first, first + insertedAtOnce))
      .execute();
}

async function readTitles(
  tx: Tx,
  source: { table: string; title: Expression<string> } | undefined,
  deeds: readonly Deed[],
): Promise<Map<number | null, string>> {
  const ids = deeds.flatMap(({ id, title }) => (typeof id === 'number' && title === undefined ? [id] : []));
  if (!source || ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; title: string }>`
    select id, ${source.title} as title from ${sql.table(source.table)} where id in (${sql.join(ids)})
  `.execute(tx);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Removes the entries from before an instant, which is how long the audit goes back; returns how many those were. */
export async function deleteAuditBefore(tx: Tx, instant: string): Promise<number> {
  await tx.deleteFrom('audit_removals').execute();
  await tx.insertInto('audit_removals').values({ removed_before: instant }).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('audit_entries')
    .where('at', '<', instant)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
