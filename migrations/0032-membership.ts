import { type Kysely, sql } from 'kysely';

/** Who applied for membership, who is a member and who was, and until when they have paid. Who is listed so far is a member. */
export async function up(db: Kysely<never>): Promise<void> {
  const members = db.schema.alterTable('members');
  await members.addColumn('status', 'text', column => column.notNull().defaultTo('active')).execute();
  await members.addColumn('number', 'text', column => column.notNull().defaultTo('')).execute();
  await members.addColumn('paid_until', 'text').execute();
  await members.addColumn('note', 'text', column => column.notNull().defaultTo('')).execute();
  await members.addColumn('lang', 'text', column => column.notNull().defaultTo('bs')).execute();
  await members.addColumn('email_key', 'text', column => column.notNull().defaultTo('')).execute();
  await members.addColumn('consent_at', 'text').execute();
  await members.addColumn('consent_version', 'text').execute();
  await members.addColumn('notice_version', 'integer').execute();
  await members.addColumn('version', 'integer', column => column.notNull().defaultTo(1)).execute();
  await members.addColumn('updated_at', 'text').execute();
  await sql`update members set email_key = lower(trim(email))`.execute(db);
  for (const [name, columns] of [
    ['members_status', 'status, paid_until, id desc'],
    ['members_email', 'email_key, id'],
    ['members_number', 'number'],
  ] as const)
    await sql`create index ${sql.ref(name)} on members (${sql.raw(columns)}) where deleted_at is null`.execute(
      db,
    );
  await db.schema
    .alterTable('mail_notices')
    .addColumn('memberships', 'integer', column => column.notNull().defaultTo(0))
    .execute();
}
