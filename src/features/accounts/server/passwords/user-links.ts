import type { Db, Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { accountAdminPaths } from '../../paths.ts';
import type { LinkPurpose } from '../tables.ts';
import { createToken, hashToken } from '../tokens.ts';

const minute = 60_000;
const lifetimes: Record<LinkPurpose, number> = { reset: 30 * minute, invitation: 7 * 24 * 60 * minute };

/** Makes a link by which a user sets a password, and answers its address. Only a hash of its token is stored. */
export async function createUserLink(
  tx: Tx,
  { clock, mail }: Pick<Services, 'clock' | 'mail'>,
  { userId, purpose }: { userId: number; purpose: LinkPurpose },
): Promise<string> {
  const { token, hash } = createToken();
  const expires_at = new Date(clock().getTime() + lifetimes[purpose]).toISOString();
  await tx
    .insertInto('user_links')
    .values({ token_hash: hash, user_id: userId, purpose, expires_at })
    .execute();
  return mail.publicUrl + accountAdminPaths.choosePassword.href({ token });
}

/** Whose a live link is, and what for; undefined if it was used, has expired or never was. */
export function findUserLink(db: Db, token: string, now: Date) {
  return db
    .selectFrom('user_links')
    .innerJoin('users', 'users.id', 'user_links.user_id')
    .select(['users.id', 'users.email', 'users.role', 'user_links.purpose'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

/** How many links for a purpose are live. */
export async function countUserLinks(
  db: Db,
  { userId, purpose }: { userId: number; purpose: LinkPurpose },
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('user_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends all links of a user. */
export async function deleteUserLinksOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('user_links').where('user_id', '=', userId).execute();
}

export async function deleteExpiredUserLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('user_links').where('expires_at', '<=', now.toISOString()).execute();
}
