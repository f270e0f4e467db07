import type { AnyDb } from '#server/db/engine.ts';
import { reserveIds } from '#server/db/reserve-ids.ts';
import type { Tx } from '#server/db/schema.ts';
import type { TableSchema } from '../export/export-rows.ts';
import type { Row } from '../export/exported-tables.ts';
import { findImported, noteImported } from '../imported-items.ts';
import type { ImportReport, Outcome } from '../report.ts';
import { RowRefusal } from './check-row.ts';

type Context = {
  /** What the rows are of. */
  source: string;
  schemas: readonly TableSchema[];
  report: ImportReport;
  /** The names of the files that are there. */
  stored: ReadonlySet<string>;
  isDryRun: boolean;
  now: Date;
};

type Values = Record<string, string | number | null>;

/** Writes the rows of an export, whose numbers may become others here. */
export class RowWriter {
  readonly #context: Context;
  /** By tables, which number a row has here. */
  readonly #ids = new Map<string, Map<number, number>>();
  /** By tables, the numbers of pairs. */
  readonly #pairs = new Map<string, Map<number, number>>();

  constructor(context: Context) {
    this.#context = context;
    for (const { name, key } of context.schemas) if (key !== null) this.#ids.set(name, new Map());
  }

  /** Keeps the numbers of rows free that are about to be written. */
  async reserve(tx: AnyDb, { name, key = 'id' }: TableSchema, rows: readonly Row[]): Promise<void> {
    if (key === null || rows.length === 0 || this.#context.isDryRun) return;
    await reserveIds(tx, name, Math.max(...rows.map(row => Number(row[key]))));
  }

  /** Writes a row unless it is here already; throws a `RowRefusal` if something that it belongs to is not. */
  async write(tx: AnyDb, schema: TableSchema, row: Row): Promise<Outcome> {
    const { name, key = 'id' } = schema;
    const values = this.#translated(schema, row);
    if (key === null) return this.#insert(tx, schema, values);
    const id = Number(row[key]);
    const known = await this.#findKnown(tx, schema, values, id);
    if (known.row) {
      this.#ids.get(name)?.set(id, known.id);
      this.#notePair(name, row, known.row);
      return 'kept';
    }
    await this.#translatePair(tx, schema, values);
    const settled = (await schema.settle?.(tx as unknown as Tx, values)) ?? values;
    return this.#insertNumbered(tx, schema, { ...settled }, { id, key, isFree: known.isFree });
  }

  /** What the row refers to, with the numbers that this has here. */
  #translated({ name, key, parents, refersTo = {}, nullable }: TableSchema, row: Row): Values {
    const values: Values = { ...row };
    for (const [column, parent] of parents) {
      const value = row[column] ?? null;
      if (value === null) continue;
      if (parent === 'files' && !this.#context.stored.has(String(value)))
        throw new RowRefusal({ reason: 'fileMissing', values: { name: value } });
      const ids = this.#ids.get(parent);
      const found = ids ? ids.get(Number(value)) : value;
      if (found === undefined)
        throw new RowRefusal({ reason: 'parentNotTaken', values: { id: value, table: parent } });
      values[column] = found;
    }
    for (const [column, to] of Object.entries(refersTo)) {
      const table = typeof to === 'string' ? to : to(row);
      const ids = table === undefined ? undefined : this.#ids.get(table);
      const value = row[column] ?? null;
      if (!ids || value === null) continue;
      const found = ids.get(Number(value));
      if (found === undefined && key !== null && !nullable.has(column))
        throw new RowRefusal({ reason: 'parentNotTaken', values: { id: value, table: table ?? '' } });
      values[column] = found ?? (nullable.has(column) ? null : value);
    }
    if (name === 'files' && !this.#context.stored.has(String(row.name)))
      throw new RowRefusal({ reason: 'fileMissing', values: { name: String(row.name) } });
    return values;
  }

  /** The same row, if it is here; else whether its number is free. */
  async #findKnown(
    tx: AnyDb,
    { name, key, sameBy = ['created_at'] }: TableSchema,
    values: Values,
    id: number,
  ) {
    const find = async (number: number) => {
      const row: Row | undefined = await tx
        .selectFrom(name)
        .selectAll()
        .where(key ?? 'id', '=', number)
        .executeTakeFirst();
      return {
        row,
        isSame: row && sameBy.every(column => (row[column] ?? null) === (values[column] ?? null)),
      };
    };
    const own = await find(id);
    if (own.isSame) return { id, row: own.row, isFree: false };
    const { source } = this.#context;
    const before = await findImported(tx as unknown as Tx, { source, type: name, old_id: id });
    const other = before && (await find(before.item_id));
    if (before && other?.isSame) return { id: before.item_id, row: other.row, isFree: false };
    return { id, row: undefined, isFree: own.row === undefined };
  }

  async #insertNumbered(
    tx: AnyDb,
    schema: TableSchema,
    values: Values,
    { id, key, isFree }: { id: number; key: string; isFree: boolean },
  ): Promise<Outcome> {
    const { name } = schema;
    const { report, source, now, isDryRun } = this.#context;
    if (isFree) {
      const outcome = await this.#insert(tx, schema, values);
      if (outcome === 'taken') this.#ids.get(name)?.set(id, id);
      return outcome;
    }
    const { [key]: _, ...others } = values;
    if (isDryRun) {
      // A number that nothing has: whatever refers to the row is new too.
      this.#ids.get(name)?.set(id, -id);
      return 'taken';
    }
    const inserted = await tx
      .insertInto(name)
      .values(others)
      .onConflict(conflict => conflict.doNothing())
      .returning(key)
      .executeTakeFirst();
    if (!inserted) return 'kept';
    const item_id = Number(inserted[key]);
    this.#ids.get(name)?.set(id, item_id);
    const imported = { source, type: name, old_id: id, item_id, hash: null, version: null };
    await noteImported(tx as unknown as Tx, { ...imported, imported_at: now.toISOString() });
    if ('title' in values)
      report.note({
        type: name,
        id,
        reason: 'numberTaken',
        values: { id: item_id, old: id },
      });
    return 'taken';
  }

  async #insert(tx: AnyDb, { name }: TableSchema, values: Values): Promise<Outcome> {
    if (this.#context.isDryRun) return 'taken';
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto(name)
      .values(values)
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 0n ? 'kept' : 'taken';
  }

  #notePair(table: string, { pair_id: there = null }: Row, { pair_id: here = null }: Row): void {
    if (there !== null && here !== null) this.#pairsOf(table).set(Number(there), Number(here));
  }

  /** A pair keeps its number where no other has it. */
  async #translatePair(tx: AnyDb, { name }: TableSchema, values: Values): Promise<void> {
    const { pair_id: pair = null } = values;
    if (pair === null) return;
    const pairs = this.#pairsOf(name);
    const numbered = tx.selectFrom(name).select('id').where('pair_id', '=', pair).limit(1);
    if (!pairs.has(Number(pair)))
      pairs.set(Number(pair), (await numbered.executeTakeFirst()) ? await nextPair(tx, name) : Number(pair));
    values.pair_id = pairs.get(Number(pair)) ?? null;
  }

  #pairsOf(table: string): Map<number, number> {
    return this.#pairs.getOrInsertComputed(table, () => new Map());
  }
}

async function nextPair(tx: AnyDb, table: string): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max('pair_id').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}
