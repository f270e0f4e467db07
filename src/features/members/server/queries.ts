import { type Insertable, sql } from 'kysely';
import { getLivingRows, livingRows, livingRowsAs } from '#server/db/living-rows.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { matchesWords } from '#server/db/search.ts';
import { AppError } from '#shared/api/errors.ts';
import type { membershipTypes } from '../membership-types.ts';
import { personColumns } from '../person-columns.ts';
import type { Member } from '../schemas.ts';
import type { MemberStatus } from '../status.ts';
import { type MemberRow, type MembersTables, memberRows } from './tables.ts';

export type MemberFilter = {
  search?: string | undefined;
  status?: MemberStatus | undefined;
  paid?: number | undefined;
  unpaid?: number | undefined;
  membershipType?: (typeof membershipTypes)[number] | undefined;
  city?: string | undefined;
};

export const endOf = (year: number) => `${year}-12-31`;

/** Members, newest first; `search` matches name, e-mail address and number. */
export function members(db: Db, { search = '', paid, unpaid, membershipType, city, ...rest }: MemberFilter) {
  const isAboutPaying = paid !== undefined || unpaid !== undefined;
  const status = rest.status ?? (isAboutPaying ? 'active' : undefined);
  return livingRows(db, memberRows)
    .select(['id', ...Object.values(personColumns), 'created_at', 'status', 'number', 'paid_until', 'note'])
    .select(['lang', 'consent_at', 'consent_version', 'notice_version', 'version', 'updated_at'])
    .select(({ exists }) =>
      exists(
        livingRowsAs(memberRows, 'earlier')
          .select('earlier.id')
          .whereRef('earlier.email_key', '=', sql.ref('members.email_key'))
          .whereRef('earlier.id', '<', sql.ref('members.id')),
      ).as('is_repeated'),
    )
    .where(matchesWords('search_text', search))
    .where(matchesWords(sql<string>`search_text(city)`, city ?? ''))
    .$if(status !== undefined, query => query.where('status', '=', status as MemberStatus))
    .$if(membershipType !== undefined, query =>
      query.where('membership_type', '=', membershipType as Member['membership_type']),
    )
    .$if(paid !== undefined, query => query.where('paid_until', '>=', endOf(paid as number)))
    .$if(unpaid !== undefined, query =>
      query.where(({ or, eb }) =>
        or([eb('paid_until', 'is', null), eb('paid_until', '<', endOf(unpaid as number))]),
      ),
    )
    .orderBy('id', 'desc');
}

/** SQLite returns a condition as 0 or 1. */
export function toResponse(row: Omit<Member, 'is_repeated'> & { is_repeated: unknown }): Member {
  return { ...row, is_repeated: Boolean(row.is_repeated) };
}

/** Throws `not_found` if there is none with the id. */
export async function getMember(db: Db, id: number): Promise<Member> {
  const row = await members(db, {}).where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toResponse(row);
}

/** The rows with the ids, the earliest first; throws `not_found` if there is one that is not there. */
export const getRows = (db: Db, ids: readonly number[]): Promise<MemberRow[]> =>
  getLivingRows(db, memberRows, ids);

/** Those with one of the addresses (`emailKey`), the earliest first. */
export async function findByAddresses(db: Db, keys: readonly string[]): Promise<MemberRow[]> {
  if (keys.length === 0) return [];
  return livingRows(db, memberRows).selectAll().where('email_key', 'in', keys).orderBy('id').execute();
}

/** Of some numbers of the register those that somebody has, and who. */
export async function findNumbers(
  db: Db,
  numbers: readonly string[],
): Promise<{ id: number; number: string }[]> {
  const given = numbers.filter(number => number !== '');
  if (given.length === 0) return [];
  return livingRows(db, memberRows).select(['id', 'number']).where('number', 'in', given).execute();
}

/** The number after the greatest that is written in digits alone. */
export async function nextNumber(db: Db): Promise<string> {
  const rows = await livingRows(db, memberRows).select('number').where('number', '<>', '').execute();
  const greatest = rows
    .filter(({ number }) => /^\d{1,15}$/.test(number))
    .reduce((most, { number }) => Math.max(most, Number(number)), 0);
  return String(greatest + 1);
}

export function insertMember(tx: Tx, values: Insertable<MembersTables['members']>): Promise<{ id: number }> {
  return tx.insertInto('members').values(values).returning('id').executeTakeFirstOrThrow();
}
