import { type Kysely, sql } from 'kysely';

/** The tables of content, each with the columns that begin the indexes of its lists. */
const content = [
  {
    table: 'news',
    indexes: {
      news_public_order: ['published_at desc'],
      news_public_lang_order: ['lang', 'published_at desc'],
      news_public_category_order: ['category', 'published_at desc'],
      news_public_lang_category_order: ['lang', 'category', 'published_at desc'],
    },
    replaced: ['news_order', 'news_lang_order', 'news_category_order', 'news_lang_category_order'],
  },
  {
    table: 'events',
    indexes: {
      events_public_order: ['kind', 'started_at desc'],
      events_public_lang_order: ['kind', 'lang', 'started_at desc'],
      events_public_lang_end: ['kind', 'lang', 'finished_at'],
    },
    replaced: ['events_order', 'events_lang_order'],
  },
  {
    table: 'education',
    indexes: {
      education_public_order: ['year desc'],
      education_public_lang_order: ['lang', 'year desc'],
    },
    replaced: ['education_order', 'education_lang_order'],
  },
  {
    table: 'publications',
    indexes: { publications_public_lang_order: ['lang'] },
    replaced: ['publications_lang_order'],
  },
  { table: 'albums', indexes: {}, replaced: [] },
] as const;

const people = ['applications', 'questions', 'members'] as const;

/** States, trash, versions, previews and pairs of languages (docs/contract.md#an-items-life). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const { table, indexes, replaced } of content) {
    await addStates(db, table);
    await addTrash(db, table);
    await indexDrafts(db, table);
    if (table !== 'albums') await addPairs(db, table);
    for (const [name, columns] of Object.entries(indexes)) await indexLists(db, table, name, columns);
    for (const name of replaced) await db.schema.dropIndex(name).execute();
  }
  for (const table of ['images', ...people]) await addTrash(db, table);
  await addEnglishTexts(db);
  await addOrigins(db);
  await createVersions(db);
  await createPreviews(db);
}

/** What there is so far stays public. */
async function addStates(db: Kysely<never>, table: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn('status', 'text', column => column.notNull().defaultTo('published'))
    .execute();
  await db.schema.alterTable(table).addColumn('publish_at', 'text').execute();
  await db.schema
    .alterTable(table)
    .addColumn('updated_by', 'integer', column => column.references('users.id').onDelete('set null'))
    .execute();
  await sql`create index ${sql.ref(`${table}_scheduled`)} on ${sql.table(table)} (publish_at) where publish_at is not null`.execute(
    db,
  );
}

async function addTrash(db: Kysely<never>, table: string): Promise<void> {
  await db.schema.alterTable(table).addColumn('deleted_at', 'text').execute();
  await db.schema
    .alterTable(table)
    .addColumn('deleted_by', 'integer', column => column.references('users.id').onDelete('set null'))
    .execute();
  await sql`create index ${sql.ref(`${table}_trash`)} on ${sql.table(table)} (deleted_at) where deleted_at is not null`.execute(
    db,
  );
}

/** The two items of a pair have the same `pair_id`, and so may one in the trash have that of a former pair. */
async function addPairs(db: Kysely<never>, table: string): Promise<void> {
  await db.schema.alterTable(table).addColumn('pair_id', 'integer').execute();
  await db.schema
    .alterTable(table)
    .addColumn('is_outdated', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await sql`
    create unique index ${sql.ref(`${table}_pair`)} on ${sql.table(table)} (pair_id, lang)
    where pair_id is not null and deleted_at is null
  `.execute(db);
}

async function indexDrafts(db: Kysely<never>, table: string): Promise<void> {
  const columns = table === 'events' ? 'kind, updated_at' : 'updated_at';
  await sql`
    create index ${sql.ref(`${table}_drafts`)} on ${sql.table(table)} (${sql.raw(columns)})
    where deleted_at is null and status = 'draft'
  `.execute(db);
}

/** By their states at the end, rows that visitors do not see are passed over without being read. */
async function indexLists(
  db: Kysely<never>,
  table: string,
  name: string,
  columns: readonly string[],
): Promise<void> {
  const all = [...columns, 'id desc', 'status', 'publish_at'].join(', ');
  await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.raw(all)}) where deleted_at is null`.execute(
    db,
  );
}

async function addEnglishTexts(db: Kysely<never>): Promise<void> {
  for (const [table, column] of [
    ['albums', 'title_en'],
    ['albums', 'description_en'],
    ['images', 'alt'],
    ['images', 'alt_en'],
  ] as const) {
    await db.schema
      .alterTable(table)
      .addColumn(column, 'text', definition => definition.notNull().defaultTo(''))
      .execute();
  }
}

/** Applications of a pair of events are moved between the two; where each was made stays known. */
async function addOrigins(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('made_for', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('applications')
    .addColumn('lang', 'text', column => column.notNull().defaultTo('bs'))
    .execute();
  await sql`
    update applications
    set made_for = event_id, lang = (select lang from events where events.id = event_id)
  `.execute(db);
}

/** Of each change what it replaced: the values of an earlier version follow from those of the present one. */
async function createVersions(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('versions')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('item_id', 'integer', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('created_by', 'integer', column => column.references('users.id').onDelete('set null'))
    .addColumn('changed', 'text', column => column.notNull())
    .addColumn('replaced', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('versions_item')
    .on('versions')
    .columns(['type', 'item_id', 'version'])
    .unique()
    .execute();
  await db.schema.createIndex('versions_age').on('versions').column('created_at').execute();
  await db.schema
    .createTable('version_files')
    .addColumn('version_id', 'integer', column =>
      column.notNull().references('versions.id').onDelete('cascade'),
    )
    .addColumn('file', 'text', column => column.notNull().references('files.name'))
    .addPrimaryKeyConstraint('version_files_key', ['version_id', 'file'])
    .execute();
  await db.schema.createIndex('version_files_file').on('version_files').column('file').execute();
}

async function createPreviews(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('previews')
    .addColumn('token_hash', 'text', column => column.primaryKey().notNull())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('item_id', 'integer', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .execute();
  await db.schema.createIndex('previews_item').on('previews').columns(['type', 'item_id']).execute();
  await db.schema.createIndex('previews_age').on('previews').column('expires_at').execute();
}
