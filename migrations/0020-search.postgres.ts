import { type Kysely, sql } from 'kysely';
import { createEntries } from './0020-search.ts';

export async function up(db: Kysely<never>): Promise<void> {
  await createEntries(db);
  await sql`create table search_words (rowid bigint primary key, words tsvector not null)`.execute(db);
  await sql`create index search_words_words on search_words using gin (words)`.execute(db);
}
