import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('email_key', 'text', column => column.notNull().unique())
    .addColumn('password_hash', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', column => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', column => column.notNull().unique())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('used_at', 'text', column => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();

  await db.schema
    .createTable('files')
    .addColumn('name', 'text', column => column.primaryKey().notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('created_at', 'text', column => column.notNull())
    .execute();

  await db.schema
    .createTable('news')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('lang', 'text', column => column.notNull())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('description', 'text', column => column.notNull())
    .addColumn('content', 'text', column => column.notNull())
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('category', 'text', column => column.notNull())
    .addColumn('published_at', 'text', column => column.notNull())
    .addColumn('image', 'text', column => column.references('files.name'))
    .addColumn('search_text', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('news_lang_order')
    .on('news')
    .columns(['lang', 'published_at desc', 'id desc'])
    .execute();
  await db.schema.createIndex('news_order').on('news').columns(['published_at desc', 'id desc']).execute();
  await db.schema.createIndex('news_image').on('news').column('image').execute();
}
