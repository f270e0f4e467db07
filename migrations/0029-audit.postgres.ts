import { type Kysely, sql } from 'kysely';
import { createTables } from './0029-audit.ts';

export async function up(db: Kysely<never>): Promise<void> {
  await createTables(db);
  await sql`
    create function audit_entry_refused() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        raise exception 'Entries of the audit are never changed.';
      end if;
      if old.at >= coalesce((select max(removed_before) from audit_removals), '') then
        raise exception 'Entries of the audit are not removed before their time.';
      end if;
      return old;
    end $$
  `.execute(db);
  await sql`
    create trigger audit_entry_refused before update or delete on audit_entries
    for each row execute function audit_entry_refused()
  `.execute(db);
}
