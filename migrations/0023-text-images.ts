import { type Kysely, sql } from 'kysely';

/** By the tables whose texts have pictures, the columns that refer to their items. */
const parents = {
  news: 'news_id',
  events: 'event_id',
  education: 'education_id',
  publications: 'publication_id',
} as const;

/** The pictures in formatted texts. */
export async function up(db: Kysely<never>): Promise<void> {
  const columns = Object.values(parents);
  const given = columns.map(column => sql`case when ${sql.ref(column)} is null then 0 else 1 end`);
  const table = db.schema
    .createTable('text_images')
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
    .addCheckConstraint('text_images_parent', sql`${sql.join(given, sql` + `)} = 1`)
    .execute();
  for (const column of columns)
    await sql`
      create index ${sql.ref(`text_images_${column}`)} on text_images (${sql.ref(column)})
      where ${sql.ref(column)} is not null
    `.execute(db);
  await db.schema.createIndex('text_images_file').on('text_images').column('file').execute();
  await db.schema
    .createTable('uploaded_text_images')
    .addColumn('file', 'text', column => column.primaryKey().notNull().references('files.name'))
    .addColumn('uploaded_at', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('uploaded_text_images_age')
    .on('uploaded_text_images')
    .column('uploaded_at')
    .execute();
}
