import type { RawBuilder } from 'kysely';
import type { RetentionKind } from '#shared/retention.ts';
import type { Tx } from '../db/schema.ts';
import type { PersonalRow } from '../services.ts';

/** What a feature keeps for a number of months. */
export type RetentionRule = {
  kind: RetentionKind;
  table: string;
  /** From when the months of a row count: a calendar day, or an instant. An expression of the table's columns. */
  since: { day: RawBuilder<string> } | { instant: RawBuilder<string> };
  /** What a row belongs to, by which the list of what will go soon is grouped. */
  about?: { type: RawBuilder<string>; id: RawBuilder<number>; title: RawBuilder<string> };
  /** Stores what stays of rows that go, in the same transaction. */
  summarize?: (tx: Tx, rows: readonly PersonalRow[]) => Promise<void>;
  /** Deletes the rows from before an instant, and says how many; by default they are erased as people are. */
  remove?: (tx: Tx, before: string) => Promise<number>;
};
