import type { Kysely } from 'kysely';

/** The second factor of an account: its secret, the codes of it that were used, and the codes for want of a device. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('two_factors')
    .addColumn('user_id', 'integer', column =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('confirmed_at', 'text')
    .execute();
  await db.schema
    .createTable('two_factor_steps')
    .addColumn('user_id', 'integer', column =>
      column.notNull().references('two_factors.user_id').onDelete('cascade'),
    )
    .addColumn('step', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('two_factor_steps_key', ['user_id', 'step'])
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'integer', column =>
      column.notNull().references('two_factors.user_id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', column => column.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute();
}
