import { sql } from 'kysely';
import { type Reader, visibleItems } from '#features/content/server/visibility.ts';
import type { Language } from '#shared/language.ts';
import type { EventKind } from '../kinds.ts';
import { keeperOf } from './keeper.ts';

export type EventForApplying = {
  id: number;
  kind: EventKind;
  lang: Language;
  /** The event that keeps its applications, which a pair has in common. */
  keeper_id: number;
  finished_at: string;
  show_application_form: 'true' | 'false';
};

/** What an application needs to know of an event of any kind; undefined if the reader may read no such event. */
export async function findEvent(reader: Reader, id: number): Promise<EventForApplying | undefined> {
  const row = await visibleItems(reader, 'events')
    .select(['id', 'kind', 'lang', 'finished_at', 'show_application_form'])
    .select(keeperOf(sql.ref('events.id')).as('keeper_id'))
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      keeper_id: row.keeper_id ?? row.id,
      show_application_form: formSwitch(row.show_application_form),
    }
  );
}

/** Whether an event's form is on, as responses say it (docs/contract.md#conventions). */
export function formSwitch(stored: number): 'true' | 'false' {
  return stored ? 'true' : 'false';
}
