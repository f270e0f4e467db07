import type { ColumnType } from 'kysely';

/** The columns of everything that can be in the trash. */
export type TrashColumns = {
  /** When it was put there: an instant, ISO 8601 in UTC. Null of what is not there. */
  deleted_at: ColumnType<string | null, undefined, string | null>;
  /** The account that did. */
  deleted_by: ColumnType<number | null, undefined, number | null>;
};

/** Rows that can be in the trash: by themselves, or because what they belong to is. */
export type TrashableRows<Table extends string = string> = {
  table: Table;
  /** A row has one of them. */
  parents?: readonly Parent[];
};

/** What rows belong to: a table, and the column that refers to it. */
export type Parent = { table: string; column: string };
