import type { Db, Tx } from '#server/db/schema.ts';

/** The secret of an account that has a second factor, or has begun to get one. */
export function findTwoFactor(db: Db, userId: number) {
  return db
    .selectFrom('two_factors')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Stores a secret that is not confirmed yet, in place of another such one; returns whether there was no confirmed one. */
export async function offerSecret(db: Db, userId: number, secret: string): Promise<boolean> {
  const stored = await db
    .insertInto('two_factors')
    .values({ user_id: userId, secret, confirmed_at: null })
    .onConflict(conflict =>
      conflict.column('user_id').doUpdateSet({ secret }).where('two_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function confirmSecret(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('two_factors')
    .set({ confirmed_at: now.toISOString() })
    .where('user_id', '=', userId)
    .execute();
}

/** With its recovery codes; returns whether there was a confirmed one. */
export async function deleteTwoFactor(db: Db, userId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('two_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(deleted?.confirmed_at);
}

/** Notes that the code of a step was used, and forgets steps that are past; returns whether it was not used before. */
export async function spendStep(tx: Tx, userId: number, step: number, oldest: number): Promise<boolean> {
  await tx.deleteFrom('two_factor_steps').where('user_id', '=', userId).where('step', '<', oldest).execute();
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('two_factor_steps')
    .values({ user_id: userId, step })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns whether there was such a code that was not used before. */
export async function spendRecoveryCode(
  tx: Tx,
  userId: number,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function replaceRecoveryCodes(
  tx: Tx,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codeHashes.map(code_hash => ({ user_id: userId, code_hash, used_at: null })))
    .execute();
}
