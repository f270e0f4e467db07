import type { Kysely } from 'kysely';

/** No database of this engine has images from before. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('images')
    .addColumn('position', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema.dropIndex('images_album_order').execute();
  await db.schema
    .createIndex('images_album_order')
    .on('images')
    .columns(['album_id', 'position', 'id'])
    .execute();
}
