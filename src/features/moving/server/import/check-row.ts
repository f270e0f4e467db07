import * as z from 'zod/mini';
import { columnName, type Field, type Fields } from '#features/content/fields.ts';
import { sanitize } from '#features/content/server/html/sanitize.ts';
import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import { parseWebAddress } from '#shared/addresses/web-address.ts';
import { AppError } from '#shared/api/errors.ts';
import { isDay } from '#shared/dates.ts';
import { SaidError } from '../../texts/reasons.ts';
import type { TableSchema } from '../export/export-rows.ts';
import type { Row, ValueRule } from '../export/exported-tables.ts';

const instant = /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Why a row is not taken, for whoever imports it. */
export class RowRefusal extends SaidError {
  override name = 'RowRefusal';
}

/** What a row of an export has of the columns of a table, as the site may store it; throws a `RowRefusal`. */
export function checkRow(schema: TableSchema, types: readonly ContentManifest[], line: unknown): Row {
  if (typeof line !== 'object' || line === null) throw new RowRefusal({ reason: 'noRow' });
  const given = line as Record<string, unknown>;
  const row: Record<string, string | number | null> = {};
  for (const column of schema.columns) {
    const value = given[column];
    if (value === undefined) continue;
    row[column] = checkedKind(schema, column, value);
  }
  for (const [column, rule] of Object.entries(schema.values ?? {}))
    if (row[column] !== undefined) row[column] = checkedValue(rule, column, row[column]);
  if (schema.name === 'versions') return { ...row, replaced: checkedVersion(types, row) };
  const type = types.find(({ type: { table, where = {} } }) => table === schema.name && matches(row, where));
  return checkedContent(type?.type.fields ?? {}, row);
}

function checkedKind(
  { numbers, nullable }: TableSchema,
  column: string,
  value: unknown,
): string | number | null {
  if (value === null && nullable.has(column)) return null;
  const isRight = numbers.has(column) ? Number.isSafeInteger(value) : typeof value === 'string';
  if (!isRight)
    throw new RowRefusal({
      reason: numbers.has(column) ? 'columnNoNumber' : 'columnNoText',
      values: { column },
    });
  return value as string | number;
}

function checkedValue(rule: ValueRule, column: string, value: Row[string]): Row[string] {
  const { success, data } = z.safeParse(rule, value);
  if (!success) throw new RowRefusal({ reason: 'columnUnknown', values: { column } });
  return data;
}

function matches(row: Row, where: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(where).every(([column, value]) => row[column] === value);
}

/** Formatted texts are sanitized anew, since an export may have been changed by anybody. */
function checkedContent(fields: Fields, row: Row): Row {
  const columns = new Map(
    Object.entries<Field>(fields).map(([name, field]) => [columnName(name, field), field]),
  );
  const entries = Object.entries(row).map(([column, value]) => {
    const field = columns.get(column);
    return [column, field ? checkedField(field, column, value) : checkedInstant(column, value)];
  });
  return Object.fromEntries(entries);
}

function checkedField({ kind, values }: Field, column: string, value: Row[string] | undefined): Row[string] {
  if (values && !values.includes(String(value)))
    throw new RowRefusal({ reason: 'columnUnknown', values: { column } });
  if (value === null || value === undefined) return null;
  // Every item has its days.
  if (value === '' && kind !== 'day') return value;
  const text = String(value);
  if (kind === 'html') return checkedHtml(text, column);
  const isRight =
    (kind !== 'day' || isDay(text)) &&
    (kind !== 'instant' || instant.test(text)) &&
    (kind !== 'time' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text)) &&
    ((kind !== 'url' && kind !== 'link') || parseWebAddress(text) !== undefined);
  if (!isRight) throw new RowRefusal({ reason: 'columnNoKind', values: { column, kind } });
  return value;
}

function checkedInstant(column: string, value: Row[string]): Row[string] {
  if (column.endsWith('_at') && value !== null && !instant.test(String(value)))
    throw new RowRefusal({ reason: 'columnNoKind', values: { column, kind: 'instant' } });
  return value;
}

function checkedHtml(html: string, column: string): string {
  try {
    return sanitize(html, column);
  } catch (error) {
    if (error instanceof AppError) throw new RowRefusal({ reason: 'tooDeep', values: { column } });
    throw error;
  }
}

/** What a version replaced, which can be restored. */
function checkedVersion(types: readonly ContentManifest[], { type, replaced }: Row): string {
  const known = types.find(manifest => manifest.type.name === type);
  try {
    const values: unknown = JSON.parse(String(replaced));
    if (typeof values !== 'object' || values === null || Array.isArray(values)) throw new SyntaxError();
    return known ? JSON.stringify(checkedContent(known.type.fields, values as Row)) : String(replaced);
  } catch (error) {
    if (error instanceof SyntaxError) throw new RowRefusal({ reason: 'noVersion' });
    throw error;
  }
}
