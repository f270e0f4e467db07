import { sql } from 'kysely';
import { distinctWords, type FullText, writeQuery } from '../full-text.ts';

/** FTS5 (sqlite.org/fts5.html), whose table keeps no texts. */
export const sqliteFullText: FullText = {
  async insert(db, id, words) {
    const [title, text, marks] = [words.title, words.text, words.marks].map(part =>
      distinctWords(part).join(' '),
    );
    await sql`
      insert into search_words (rowid, title, text, marks) values (${id}, ${title}, ${text}, ${marks})
    `.execute(db);
  },
  async remove(db, ids) {
    if (ids.length > 0) await sql`delete from search_words where rowid in (${sql.join(ids)})`.execute(db);
  },
  matches(query) {
    const match = writeQuery(query, {
      and: 'AND',
      or: 'OR',
      leaf: ({ word, parts, isBeginning }) => `{${parts.join(' ')}} : "${word}"${isBeginning ? ' *' : ''}`,
    });
    return sql`search_words match ${match}`;
  },
};
