import { livingRows } from '#server/db/living-rows.ts';
import type { Db } from '#server/db/schema.ts';
import { matchesWords } from '#server/db/search.ts';
import type { PersonInput } from '../person.ts';
import { personColumns } from '../person-columns.ts';
import { personRow, personText } from './person-row.ts';
import { memberRows } from './tables.ts';

/** Members, newest first; `search` matches name and e-mail address. */
export function members(db: Db, { search = '' }: { search?: string | undefined }) {
  return livingRows(db, memberRows)
    .select(['id', ...Object.values(personColumns), 'created_at'])
    .where(matchesWords('search_text', search))
    .orderBy('id', 'desc');
}

export function insertMember(db: Db, person: PersonInput, now: Date) {
  return db
    .insertInto('members')
    .values({ ...personRow(person), search_text: personText(person), created_at: now.toISOString() })
    .returning(['id', ...Object.values(personColumns), 'created_at'])
    .executeTakeFirstOrThrow();
}
