import { type Kysely, sql } from 'kysely';

/** By the tables whose items have files and pictures in their texts, the columns that refer to them. */
const parents = ['news_id', 'event_id', 'education_id', 'publication_id', 'page_id'];

/** Pages of the association's own, with their former addresses, files and pictures. */
export async function up(db: Kysely<never>): Promise<void> {
  await createPages(db);
  await db.schema
    .createTable('former_slugs')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('page_id', 'integer', column => column.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('lang', 'text', column => column.notNull())
    .addColumn('slug', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('former_slugs_slug')
    .on('former_slugs')
    .columns(['slug', 'lang', 'id'])
    .execute();
  await db.schema
    .createIndex('former_slugs_page')
    .on('former_slugs')
    .columns(['page_id', 'lang', 'slug'])
    .unique()
    .execute();
  await addParent(db, 'item_files', 'page_id, position, id');
  await addParent(db, 'text_images', 'page_id');
}

async function createPages(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('pages')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('slug', 'text', column => column.notNull())
    .addColumn('content', 'text', column => column.notNull())
    .addColumn('lang', 'text', column => column.notNull())
    .addColumn('in_footer', 'integer', column => column.notNull())
    .addColumn('search_text', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull().defaultTo('published'))
    .addColumn('publish_at', 'text')
    .addColumn('updated_by', 'integer', column => column.references('users.id').onDelete('set null'))
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_by', 'integer', column => column.references('users.id').onDelete('set null'))
    .addColumn('pair_id', 'integer')
    .addColumn('is_outdated', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('outdated_since', 'integer')
    .execute();
  // One in the trash keeps its address, so that it comes back to it.
  await db.schema.createIndex('pages_slug').on('pages').columns(['slug', 'lang']).unique().execute();
  for (const [name, columns] of Object.entries({ pages_order: 'id desc', pages_lang_order: 'lang, id desc' }))
    await sql`
      create index ${sql.ref(name)} on pages (${sql.raw(columns)}, status, publish_at)
      where deleted_at is null
    `.execute(db);
  await sql`
    create index pages_drafts on pages (updated_at) where deleted_at is null and status = 'draft'
  `.execute(db);
  await sql`create index pages_scheduled on pages (publish_at) where publish_at is not null`.execute(db);
  await sql`create index pages_trash on pages (deleted_at) where deleted_at is not null`.execute(db);
  await sql`
    create unique index pages_pair on pages (pair_id, lang) where pair_id is not null and deleted_at is null
  `.execute(db);
}

/** Lets rows of a table belong to a page, still each to one item. */
async function addParent(db: Kysely<never>, table: string, indexed: string): Promise<void> {
  const constraint = `${table}_parent`;
  const given = parents.map(column => sql`case when ${sql.ref(column)} is null then 0 else 1 end`);
  await db.schema.alterTable(table).dropConstraint(constraint).execute();
  await db.schema
    .alterTable(table)
    .addColumn('page_id', 'integer', column => column.references('pages.id').onDelete('cascade'))
    .execute();
  await db.schema
    .alterTable(table)
    .addCheckConstraint(constraint, sql`${sql.join(given, sql` + `)} = 1`)
    .execute();
  await sql`
    create index ${sql.ref(`${table}_page_id`)} on ${sql.table(table)} (${sql.raw(indexed)})
    where page_id is not null
  `.execute(db);
}
