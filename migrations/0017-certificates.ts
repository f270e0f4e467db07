import { type Kysely, sql } from 'kysely';

/** Every number that was ever given, and the certificates, which go with their application. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('certificate_numbers')
    .addColumn('number', 'text', column => column.primaryKey().notNull())
    .addColumn('issued_at', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createTable('certificates')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('number', 'text', column => column.notNull().unique().references('certificate_numbers.number'))
    .addColumn('application_id', 'integer', column =>
      column.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('lang', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await db.schema
    .createIndex('certificates_of_application')
    .on('certificates')
    .column('application_id')
    .execute();
  await sql`
    create unique index certificates_in_force on certificates (application_id, lang) where revoked_at is null
  `.execute(db);
}
