import { type Expression, type SqlBool, sql } from 'kysely';
import { matchesWords } from '#server/db/search.ts';
import type { NamedEvent } from '../../contract.ts';
import { type Reader, visibleItems } from '../visibility/visibility.ts';

const mostNamed = 50;

/** Events with all words of a search, the latest first; the chosen one is the first of them. */
export async function nameEvents(
  reader: Reader,
  { search, chosen }: { search?: string | undefined; chosen?: number | undefined },
): Promise<NamedEvent[]> {
  const found = search
    ? await listEvents(reader, matchesWords('search_text', search))
    : await listEvents(reader, sql`1 = 1`);
  if (chosen === undefined || found.some(({ id }) => id === chosen)) return found;
  return [...(await listEvents(reader, sql`id = ${chosen}`)), ...found];
}

function listEvents(reader: Reader, condition: Expression<SqlBool>): Promise<NamedEvent[]> {
  return visibleItems(reader, 'events')
    .select(['id', 'lang', 'title', 'started_at'])
    .where(condition)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostNamed)
    .execute();
}
