import { type RawBuilder, sql } from 'kysely';
import { addDays, addMonths, type Day, subtractMonths } from '#shared/dates.ts';
import { dayIn, startOfDay, todayOf } from '#shared/instants.ts';
import { defaultRetention, type RetentionKind, retentionKinds } from '#shared/retention.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { type ErasingContext, eraseRows } from './erase.ts';
import { readRows } from './find-people.ts';
import type { RetentionRule } from './retention-rule.ts';
import { wipe } from './wipe.ts';

/** How many months each kind is kept; 0: for good. */
export type Retention = Record<RetentionKind, number>;

/** The months of some kinds. */
export type RetentionChange = { readonly [Kind in RetentionKind]?: number | undefined };

export async function readRetention(db: Db): Promise<Retention> {
  const rows = await db.selectFrom('retention').select(['kind', 'months']).execute();
  const set = new Map(rows.map(({ kind, months }) => [kind, months]));
  return Object.fromEntries(
    retentionKinds.map(kind => [kind, set.get(kind) ?? defaultRetention[kind]]),
  ) as Retention;
}

/** Sets the months of some kinds. Those who do it at the same moment wait for each other, all kinds being written. */
export async function setRetention(tx: Tx, months: RetentionChange): Promise<void> {
  for (const kind of retentionKinds)
    await tx
      .insertInto('retention')
      .values({ kind, months: months[kind] ?? null })
      .onConflict(conflict =>
        conflict
          .column('kind')
          .doUpdateSet(({ ref }) => ({ months: months[kind] ?? ref('retention.months') })),
      )
      .execute();
}

/** Erases what has been kept for its months. On one day it finds everything the first time. */
export async function applyRetention(
  services: ErasingContext,
  rules: readonly RetentionRule[],
): Promise<void> {
  const retention = await readRetention(services.db);
  for (const rule of rules) {
    const months = retention[rule.kind];
    if (months > 0) await applyRule(services, rule, subtractMonths(todayOf(services), months));
  }
  await wipe(services);
}

async function applyRule(services: ErasingContext, rule: RetentionRule, lastDay: Day): Promise<void> {
  const { kind } = rule;
  const count = await services.db.transaction().execute(async tx => {
    const erased = await eraseUntil(tx, services, rule, lastDay);
    if (erased === 0) return 0;
    const values = {
      erased,
      erased_at: services.clock().toISOString(),
      is_wiped: Number(Boolean(rule.remove)),
    };
    await tx
      .insertInto('retention')
      .values({ kind, ...values })
      .onConflict(conflict => conflict.column('kind').doUpdateSet(values))
      .execute();
    return erased;
  });
  if (count > 0) services.log.info('kept for its time, and erased', { kind, count });
}

async function eraseUntil(
  tx: Tx,
  services: ErasingContext,
  rule: RetentionRule,
  lastDay: Day,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(rule.table)} where ${isUntil(rule, lastDay, services.timeZone)}
  `.execute(tx);
  if (rows.length === 0) return 0;
  if (rule.remove) return rule.remove(tx, endOf(lastDay, services.timeZone));
  const table = services.personalTables.find(known => known.table === rule.table);
  if (!table) throw new Error(`${rule.table} has retention, but is no table of people`);
  const ids = rows.map(({ id }) => id);
  if (rule.summarize) await rule.summarize(tx, await readRows(tx, table, ids));
  await eraseRows(
    tx,
    services,
    ids.map(id => ({ table, id })),
  );
  return ids.length;
}

/** What went last of each kind, and when. */
export async function listLastErased(
  db: Db,
): Promise<{ kind: RetentionKind; erased_at: string; erased: number }[]> {
  const rows = await db.selectFrom('retention').select(['kind', 'erased_at', 'erased']).execute();
  return rows.flatMap(({ kind, erased_at, erased }) => (erased_at ? [{ kind, erased_at, erased }] : []));
}

/** So many of a kind go on a day, of what belongs to one thing. */
export type DueGroup = {
  kind: RetentionKind;
  goes_on: Day;
  count: number;
  about: { type: string; id: number; title: string } | null;
};

/** What will go until a day, with it, the first first. What is late goes today. */
export async function listDue(
  { db, clock, timeZone }: Pick<Services, 'db' | 'clock' | 'timeZone'>,
  rules: readonly RetentionRule[],
  until: Day,
): Promise<DueGroup[]> {
  const retention = await readRetention(db);
  const today = todayOf({ clock, timeZone });
  const groups = new Map<string, DueGroup>();
  for (const rule of rules) {
    const months = retention[rule.kind];
    if (months === 0) continue;
    for (const { since, ...about } of await readSince(db, rule, subtractMonths(until, months), timeZone)) {
      const day = 'day' in rule.since ? since : dayIn(timeZone, new Date(since));
      const due = addMonths(day, months);
      const goesOn = due < today ? today : due;
      const group = groups.getOrInsertComputed(`${goesOn} ${rule.kind} ${about.type} ${about.id}`, () => ({
        ...{ kind: rule.kind, goes_on: goesOn, count: 0 },
        about: rule.about ? about : null,
      }));
      group.count += 1;
    }
  }
  return [...groups.values()].sort((a, b) => (a.goes_on < b.goes_on ? -1 : Number(a.goes_on > b.goes_on)));
}

type Since = { since: string; type: string; id: number; title: string };

async function readSince(db: Db, rule: RetentionRule, lastDay: Day, timeZone: string): Promise<Since[]> {
  const about = rule.about ?? { type: sql`''`, id: sql`0`, title: sql`''` };
  const { rows } = await sql<Since>`
    select ${momentOf(rule)} as since, ${about.type} as type, ${about.id} as id, ${about.title} as title
    from ${sql.table(rule.table)} where ${isUntil(rule, lastDay, timeZone)}
  `.execute(db);
  return rows;
}

const momentOf = ({ since }: RetentionRule): RawBuilder<string> =>
  'day' in since ? since.day : since.instant;

function isUntil(rule: RetentionRule, lastDay: Day, timeZone: string): RawBuilder<boolean> {
  return 'day' in rule.since
    ? sql`${rule.since.day} <= ${lastDay}`
    : sql`${rule.since.instant} < ${endOf(lastDay, timeZone)}`;
}

/** The instant at which a day is over. */
function endOf(day: Day, timeZone: string): string {
  return startOfDay(addDays(day, 1), timeZone).toISOString();
}
