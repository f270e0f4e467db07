import { sql } from 'kysely';
import { distinctWords, type FullText, type WordPart, wordParts, writeQuery } from '../full-text.ts';

/** The weights of a text search vector stand for the parts (postgresql.org/docs/current/datatype-textsearch.html). */
const weights: Record<WordPart, string> = { title: 'A', text: 'B', marks: 'C' };

export const postgresFullText: FullText = {
  async insert(db, id, words) {
    const places = new Map<string, string[]>();
    for (const [index, part] of wordParts.entries())
      for (const word of distinctWords(words[part]))
        places.set(word, [...(places.get(word) ?? []), `${index + 1}${weights[part]}`]);
    const vector = [...places].map(([word, at]) => `'${word}':${at.join()}`).join(' ');
    await sql`insert into search_words (rowid, words) values (${id}, ${vector}::tsvector)`.execute(db);
  },
  async remove(db, ids) {
    if (ids.length > 0) await sql`delete from search_words where rowid in (${sql.join(ids)})`.execute(db);
  },
  matches(query) {
    const match = writeQuery(query, {
      and: '&',
      or: '|',
      leaf: ({ word, parts, isBeginning }) =>
        `'${word}':${isBeginning ? '*' : ''}${parts.map(part => weights[part]).join('')}`,
    });
    return sql`search_words.words @@ ${match}::tsquery`;
  },
};
