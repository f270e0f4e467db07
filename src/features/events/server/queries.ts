import { type Reader, visibleItems } from '#features/content/server/visibility.ts';
import type { EventKind } from '../kinds.ts';

export type EventForApplying = {
  id: number;
  kind: EventKind;
  finished_at: string;
  show_application_form: 'true' | 'false';
};

/** What applying needs to know of an event, whatever its kind; undefined where the reader may read none. */
export async function findEvent(reader: Reader, id: number): Promise<EventForApplying | undefined> {
  const row = await visibleItems(reader, 'events')
    .select(['id', 'kind', 'finished_at', 'show_application_form'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, show_application_form: formSwitch(row.show_application_form) };
}

/** Whether an event's form is on, as answers say it (docs/contract.md#conventions). */
export function formSwitch(stored: number): 'true' | 'false' {
  return stored ? 'true' : 'false';
}
