import type { ColumnsOf } from '#features/content/fields.ts';
import type { ContentColumns } from '#features/content/server/tables.ts';
import type { congressFields, symposiumFields, workshopFields } from '../fields.ts';
import type { EventKind } from '../kinds.ts';

export type EventsTables = {
  /** Events of all kinds; a text that a kind does not have is empty. */
  events: ContentColumns & { kind: EventKind } & ColumnsOf<typeof workshopFields> &
    ColumnsOf<typeof symposiumFields> &
    ColumnsOf<typeof congressFields>;
};
