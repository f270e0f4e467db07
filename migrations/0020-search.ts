import { type Kysely, sql } from 'kysely';

/** What the search finds; it is filled at the start (docs/decisions/0049-search.md#the-index). */
export async function up(db: Kysely<never>): Promise<void> {
  await createEntries(db);
  await sql`
    create virtual table search_words using fts5(
      title, text, marks, content = '', contentless_delete = 1, detail = column, tokenize = 'ascii', prefix = '2 3 4'
    )
  `.execute(db);
}

export async function createEntries(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('search_entries')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('item_id', 'integer', column => column.notNull())
    .addColumn('lang', 'text', column => column.notNull())
    .addColumn('publish_at', 'text')
    .addColumn('source', 'text', column => column.notNull())
    .addUniqueConstraint('search_entries_item', ['type', 'item_id', 'lang'])
    .execute();
}
