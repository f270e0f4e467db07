import { type Expression, sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import type { PersonalRow } from '#server/services.ts';
import { emailKey } from '#shared/addresses/email-key.ts';
import { searchText } from '#shared/text/search.ts';
import type { ApplicationStatistics } from '../schemas.ts';
import type { ApplicationRow } from './tables.ts';

/** Of fewer people nobody may say that they came from somewhere: they are counted among the others. */
const fewest = 3;

/** Stores what stays of applications that go. */
export async function summarize(tx: Tx, rows: readonly PersonalRow[]): Promise<void> {
  const applications = rows as unknown as readonly ApplicationRow[];
  for (const [event, ofOne] of Map.groupBy(applications, row => row.event_id)) await count(tx, event, ofOne);
}

async function count(tx: Tx, event: number, rows: readonly ApplicationRow[]): Promise<void> {
  const { rows: described } = await sql<{
    kind: ApplicationStatistics['event']['kind'];
    title: string;
    year: number;
  }>`
    select kind, title, cast(substr(started_at, 1, 4) as integer) as year from events where id = ${event}
  `.execute(tx);
  const [facts] = described;
  if (!facts) return;
  const counts = [
    { aspect: 'all' as const, value: '', applications: rows.length },
    ...countBy('institution', rows, row => row.firm),
    ...countBy('membership_type', rows, row => row.membership_type),
  ];
  for (const counted of counts)
    await tx
      .insertInto('application_statistics')
      .values({ event, ...facts, ...counted })
      .onConflict(conflict =>
        conflict.columns(['event', 'aspect', 'value']).doUpdateSet(({ ref }) => ({
          applications: sum(ref('application_statistics.applications'), counted),
        })),
      )
      .execute();
}

const sum = (before: Expression<number>, { applications }: { applications: number }) =>
  sql<number>`${before} + ${applications}`;

/** Each aspect by itself, so that nobody is found by two of them together. */
function countBy(
  aspect: 'institution' | 'membership_type',
  rows: readonly ApplicationRow[],
  valueIn: (row: ApplicationRow) => string,
) {
  const others: ApplicationRow[] = [];
  const counted = [];
  for (const alike of Map.groupBy(rows, row => searchText(valueIn(row))).values()) {
    const people = new Set(alike.map(({ email }) => emailKey(email)));
    const value = alike[0] ? valueIn(alike[0]).trim() : '';
    if (people.size < fewest || value === '') others.push(...alike);
    else counted.push({ aspect, value, applications: alike.length });
  }
  return others.length > 0 ? [...counted, { aspect, value: '', applications: others.length }] : counted;
}

/** What is known of applications that have gone, the latest events first. */
export async function listStatistics(db: Db): Promise<ApplicationStatistics[]> {
  const rows = await db
    .selectFrom('application_statistics')
    .selectAll()
    .orderBy('year', 'desc')
    .orderBy('event', 'desc')
    .orderBy('applications', 'desc')
    .orderBy('value')
    .execute();
  return [...Map.groupBy(rows, row => row.event).values()].flatMap(ofEvent => {
    const [first] = ofEvent;
    if (!first) return [];
    const countsOf = (aspect: string) =>
      ofEvent
        .filter(row => row.aspect === aspect)
        .map(({ value, applications }) => ({ name: value || null, applications }));
    return {
      event: { id: first.event, kind: first.kind, title: first.title },
      year: first.year,
      applications: countsOf('all')[0]?.applications ?? 0,
      institutions: countsOf('institution'),
      membership_types: countsOf('membership_type'),
    };
  });
}
