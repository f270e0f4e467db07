import { type Expression, type SqlBool, sql } from 'kysely';
import type { Reader } from '#features/content/server/visibility/visibility.ts';
import { listYears } from '#features/content/server/years.ts';
import type { Db } from '#server/db/schema.ts';
import { compareAlphabetically } from '#shared/text/alphabet.ts';
import { foldings } from '#shared/text/search.ts';
import { anyEventContent } from './content.ts';

type PublicReader = Pick<Reader, 'db' | 'visibleTo'>;

/** The condition that an event takes place there, however the place is written. */
export async function takesPlaceIn(db: Db, place: string): Promise<Expression<SqlBool>> {
  const wanted = new Set(foldings(place));
  const spellings = (await listPlaces(db)).filter(each => foldings(each).some(folded => wanted.has(folded)));
  return spellings.length === 0
    ? sql`1 = 0`
    : sql`${sql.ref('content.location')} in (${sql.join(spellings)})`;
}

/** What there is to choose from among public events; a place that is written in several ways is one. */
export async function eventChoices(reader: PublicReader): Promise<{ years: number[]; places: string[] }> {
  const isPublic = sql<SqlBool>`exists (
    select 1 from events as content
    where content.location = places.location and ${reader.visibleTo(undefined, 'content', 'published', 'events')}
  )`;
  const places: string[] = [];
  const known = new Set<string>();
  for (const place of await listPlaces(reader.db, isPublic)) {
    const folded = foldings(place);
    if (!folded.some(each => known.has(each))) places.push(place);
    for (const each of folded) known.add(each);
  }
  return {
    years: (await listYears(reader, anyEventContent)) ?? [],
    places: places.toSorted(compareAlphabetically),
  };
}

/** Every place of an event, public or not: each is found after the one before it by the index. */
async function listPlaces(db: Db, condition: Expression<SqlBool> = sql`true`): Promise<string[]> {
  const next = (after: Expression<SqlBool>) =>
    sql`select min(location) from events where deleted_at is null and ${after}`;
  const { rows } = await sql<{ location: string }>`
    with recursive places(location) as (
      ${next(sql`true`)}
      union all
      select (${next(sql`events.location > places.location`)}) from places where places.location is not null
    )
    select location from places where location is not null and ${condition}
  `.execute(db);
  return rows.map(({ location }) => location);
}
