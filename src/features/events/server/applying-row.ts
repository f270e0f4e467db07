import type { Selectable } from 'kysely';
import type { ContentTables } from '#features/content/server/tables.ts';
import type { Applying } from '../applications-open.ts';

/** The columns that say when an event takes applications. */
export const applyingColumns = [
  'finished_at',
  'show_application_form',
  'cancelled',
  'apply_from',
  'apply_until',
] as const;
export type ApplyingRow = Pick<Selectable<ContentTables['events']>, (typeof applyingColumns)[number]>;

/** The switches as responses say them (docs/contract.md#conventions). */
export function applyingOf({ show_application_form, cancelled, ...moments }: ApplyingRow): Applying {
  const { finished_at, apply_from, apply_until } = moments;
  return {
    ...{ finished_at, apply_from, apply_until },
    show_application_form: show_application_form ? 'true' : 'false',
    cancelled: Boolean(cancelled),
  };
}
