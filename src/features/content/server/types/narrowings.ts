import { type Expression, type SqlBool, sql } from 'kysely';
import type { Day } from '#shared/dates.ts';
import type { ContentType } from './content-type.ts';

/** The conditions that a query asks for by the narrowings of a type. */
export function conditionsOf(
  { narrowings = {} }: ContentType,
  query: Readonly<Record<string, unknown>>,
  today: Day,
): Expression<SqlBool>[] {
  return Object.entries(narrowings)
    .filter(([name]) => query[name] !== undefined)
    .map(([name, narrow]) => narrow(query[name] as never, today));
}

/** Narrows by the year of a day. */
export const yearOf =
  (column: string) =>
  (year: number): Expression<SqlBool> => {
    const [day, name] = [sql.ref(`content.${column}`), String(year).padStart(4, '0')];
    return sql<SqlBool>`${day} >= ${`${name}-01-01`} and ${day} <= ${`${name}-12-31`}`;
  };
