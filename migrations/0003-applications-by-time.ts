import type { Kysely } from 'kysely';

/** For counting what came within a span of time. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('applications_time').on('applications').column('created_at').execute();
}
