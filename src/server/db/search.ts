import { type Expression, type SqlBool, sql } from 'kysely';
import { searchWords } from '#shared/search.ts';

/** Whether a column of `searchText` contains every word of a query. */
export function matchesWords(column: string, query: string): Expression<SqlBool> {
  const conditions = searchWords(query).map(spellings => {
    const matches = spellings.map(spelling => {
      const pattern = `%${spelling.replace(/[\\%_]/g, match => `\\${match}`)}%`;
      return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;
    });
    return sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
  });
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`1 = 1`;
}
