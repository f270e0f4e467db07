import { type Kysely, sql } from 'kysely';

/** What accounts did. The database itself refuses that an entry is changed, or removed before it is old enough. */
export async function up(db: Kysely<never>): Promise<void> {
  await createTables(db);
  await sql`
    create trigger audit_entry_unchanged before update on audit_entries
    begin select raise(abort, 'Entries of the audit are never changed.'); end
  `.execute(db);
  await sql`
    create trigger audit_entry_kept before delete on audit_entries
    when old.at >= coalesce((select max(removed_before) from audit_removals), '')
    begin select raise(abort, 'Entries of the audit are not removed before their time.'); end
  `.execute(db);
}

export async function createTables(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', column => column.notNull())
    .addColumn('account_id', 'integer')
    .addColumn('account_email', 'text')
    .addColumn('action', 'text', column => column.notNull())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('item_id', 'integer')
    .addColumn('title', 'text')
    .addColumn('changed', 'text', column => column.notNull())
    .execute();
  for (const column of ['account_id', 'account_email', 'action', 'type']) {
    const index = db.schema.createIndex(`audit_entries_${column}`).on('audit_entries');
    await index.columns(column === 'type' ? ['type', 'item_id', 'id'] : [column, 'id']).execute();
  }
  await db.schema.createIndex('audit_entries_at').on('audit_entries').column('at').execute();
  await db.schema
    .createTable('audit_removals')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('removed_before', 'text', column => column.notNull())
    .execute();
}
