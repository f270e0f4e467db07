import { type Expression, type SqlBool, sql } from 'kysely';
import { searchWords } from '#shared/text/search.ts';

/** Whether a text made by `searchText`, such as a column, contains every word of a query. */
export function matchesWords(text: string | Expression<string>, query: string): Expression<SqlBool> {
  const searched = typeof text === 'string' ? sql.ref(text) : text;
  const conditions = searchWords(query).map(spellings => {
    const matches = spellings.map(spelling => {
      const pattern = `%${spelling.replace(/[\\%_]/g, match => `\\${match}`)}%`;
      return sql<SqlBool>`${searched} like ${pattern} escape '\\'`;
    });
    return sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
  });
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`1 = 1`;
}
