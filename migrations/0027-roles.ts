import type { Kysely } from 'kysely';

/** Who may do what, the links by which people come to a password of their own, and the browsers they signed in with. */
export async function up(db: Kysely<never>): Promise<void> {
  const users = db.schema.alterTable('users');
  // Whoever had an account until now could do everything.
  await users.addColumn('role', 'text', column => column.notNull().defaultTo('administrator')).execute();
  await users.addColumn('disabled_at', 'text').execute();
  await users.addColumn('last_login_at', 'text').execute();
  await db.schema
    .createTable('user_links')
    .addColumn('token_hash', 'text', column => column.primaryKey().notNull())
    .addColumn('user_id', 'integer', column => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .execute();
  await db.schema.createIndex('user_links_user').on('user_links').column('user_id').execute();
  await db.schema
    .createTable('user_devices')
    .addColumn('user_id', 'integer', column => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device_hash', 'text', column => column.notNull())
    .addColumn('used_at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('user_devices_key', ['user_id', 'device_hash'])
    .execute();
}
