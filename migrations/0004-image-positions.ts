import { type Kysely, sql } from 'kysely';

/** Images so far stand where they were added: in milliseconds, as new ones do that name no position. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('images')
    .addColumn('position', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await sql`update images set position = cast(round(unixepoch(created_at, 'subsec') * 1000) as integer)`.execute(
    db,
  );
  await db.schema.dropIndex('images_album_order').execute();
  await db.schema
    .createIndex('images_album_order')
    .on('images')
    .columns(['album_id', 'position', 'id'])
    .execute();
}
