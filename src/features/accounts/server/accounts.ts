import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { Role } from '#shared/api/access.ts';
import type { Account } from '../contract.ts';

/** All accounts, the oldest first, with when their last invitation ends. */
export function accountRows(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'disabled_at', 'created_at', 'last_login_at'])
    .select(sql<number>`case when password_hash = '' then 1 else 0 end`.as('is_invited'))
    .select(({ selectFrom }) =>
      selectFrom('user_links')
        .select(({ fn }) => fn.max('expires_at').as('until'))
        .whereRef('user_id', '=', 'users.id')
        .where('purpose', '=', 'invitation')
        .as('invited_until'),
    )
    .orderBy('id');
}

type AccountRow = {
  id: number;
  email: string;
  role: Role;
  disabled_at: string | null;
  created_at: string;
  last_login_at: string | null;
  is_invited: number;
  invited_until: string | null;
};

export function accountOf(row: AccountRow, now: Date): Account {
  const { is_invited, disabled_at, invited_until, ...account } = row;
  const isLive = invited_until !== null && invited_until > now.toISOString();
  return {
    ...account,
    disabled: disabled_at !== null,
    invited: is_invited === 1,
    invited_until: isLive ? invited_until : null,
  };
}

/** Administrators who can sign in. */
export function activeAdministrators(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('role', '=', 'administrator')
    .where('disabled_at', 'is', null)
    .where('password_hash', '!=', '');
}

export async function countActiveAdministrators(db: Db): Promise<number> {
  const { count } = await activeAdministrators(db)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasActiveAdministrator(db: Db): Promise<boolean> {
  return (await activeAdministrators(db).limit(1).executeTakeFirst()) !== undefined;
}
