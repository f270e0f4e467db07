import { type Kysely, sql } from 'kysely';

/** By the tables whose items have files, the columns that refer to them. */
const parents = {
  news: 'news_id',
  events: 'event_id',
  education: 'education_id',
  publications: 'publication_id',
} as const;

/** The files of items. The PDFs of workshops become the first ones. */
export async function up(db: Kysely<never>): Promise<void> {
  await createTable(db);
  await createIndexes(db);
  await sql`
    insert into item_files (event_id, file, title, kind, lang, position, created_at)
    select id, pdf, case lang when 'en' then 'Documentation' else 'Dokumentacija' end, 'document', lang, 0, updated_at
    from events where pdf is not null order by id
  `.execute(db);
}

async function createTable(db: Kysely<never>): Promise<void> {
  const columns = Object.values(parents);
  const given = columns.map(column => sql`case when ${sql.ref(column)} is null then 0 else 1 end`);
  const table = db.schema
    .createTable('item_files')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement());
  await Object.entries(parents)
    .reduce(
      (wider, [parent, column]) =>
        wider.addColumn(column, 'integer', definition =>
          definition.references(`${parent}.id`).onDelete('cascade'),
        ),
      table,
    )
    .addColumn('file', 'text', column => column.notNull().references('files.name'))
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('lang', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_by', 'integer', column => column.references('users.id').onDelete('set null'))
    .addCheckConstraint('item_files_parent', sql`${sql.join(given, sql` + `)} = 1`)
    .execute();
}

async function createIndexes(db: Kysely<never>): Promise<void> {
  for (const column of Object.values(parents)) {
    await sql`
      create index ${sql.ref(`item_files_${column}`)} on item_files (${sql.ref(column)}, position, id)
      where ${sql.ref(column)} is not null
    `.execute(db);
  }
  await db.schema.createIndex('item_files_file').on('item_files').column('file').execute();
  await sql`create index item_files_trash on item_files (deleted_at) where deleted_at is not null`.execute(
    db,
  );
}
