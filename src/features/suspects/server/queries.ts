import type { Insertable } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { SuspectKind } from '../contract.ts';
import type { SuspectsTables } from './tables.ts';

/** The suspects of a kind, newest first; of applications those to one event, if one is named. */
export function suspects(db: Db, kind: SuspectKind, eventId: number | undefined) {
  return db
    .selectFrom('suspects')
    .selectAll()
    .where('kind', '=', kind)
    .$if(eventId !== undefined, query => query.where('event_id', '=', eventId ?? 0))
    .orderBy('id', 'desc')
    .execute();
}

/** Keeps what a public form sent apart, for somebody to look at. */
export function insertSuspect(
  db: Db,
  { form, ...values }: Omit<Insertable<SuspectsTables['suspects']>, 'form'> & { form: object },
): Promise<{ id: number }> {
  return db
    .insertInto('suspects')
    .values({ ...values, form: JSON.stringify(form) })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Removes a suspect and answers it; not found where there is none. */
export async function takeSuspect(db: Db | Tx, id: number) {
  const row = await db.deleteFrom('suspects').where('id', '=', id).returningAll().executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}
