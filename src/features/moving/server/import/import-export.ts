import * as z from 'zod/mini';
import { isStoredName } from '#features/media/server/names.ts';
import { needRoom } from '#server/backup/disk.ts';
import { describeErrors } from '#server/backup/failure.ts';
import { asEverything, type WithOwnRights } from '#server/data-folder/data-owner.ts';
import { systemErrorCode } from '#server/data-folder/system-errors.ts';
import type { AnyDb } from '#server/db/engine.ts';
import { isOfServer } from '#server/db/errors.ts';
import type { Tx } from '#server/db/schema.ts';
import { eraseImported } from '#server/erasure/erase.ts';
import type { Services } from '#server/services.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import type { OnProgress } from '../../progress.ts';
import { filesFolder, type Manifest, manifest, manifestMember, rowsMember } from '../export/export-format.ts';
import { readSchemas, type TableSchema } from '../export/export-rows.ts';
import { listExportedTables, type Row } from '../export/exported-tables.ts';
import { noteImported } from '../imported-items.ts';
import type { ImportReport } from '../report.ts';
import { TransferFailure } from '../transfers/transfer-failure.ts';
import { checkRow, RowRefusal } from './check-row.ts';
import { type OpenZip, openZip } from './open-zip.ts';
import { RowWriter } from './row-writer.ts';
import { storeFile } from './store-file.ts';

export type ImportOptions = {
  services: Services;
  store: FileStore;
  dataDir: string;
  isDryRun: boolean;
  /** Used for the file. */
  withOwnRights?: WithOwnRights;
  onProgress: OnProgress;
  signal: AbortSignal;
  /** Written as it goes on, so that it tells of one that is stopped too. */
  report: ImportReport;
};

/** So many rows are written in one transaction. */
const batch = 100;

/**
 * Takes what an export has and the site has not: rows with their numbers where nothing else has these. What is here already
 * stays as it is, so that it may be run again. Throws a `TransferFailure` if it is no export.
 */
export async function importExport(file: string, options: ImportOptions): Promise<void> {
  const { services, dataDir, isDryRun, withOwnRights = asEverything } = options;
  const zip = await describeErrors(file, () => withOwnRights(file, () => openZip(file)));
  try {
    const about = await readManifest(zip);
    await needRoom(
      dataDir,
      [...zip.sizes.values()].reduce((sum, size) => sum + size, 0),
    );
    const stored = await importFiles(zip, options);
    await importRows(zip, about, options, stored);
    if (isDryRun) return;
    // A site that started meanwhile has removed what no row referred to yet.
    for (const name of stored) await storeFile(zip, options.store, name);
    await services.db.transaction().execute(tx => noteExport(tx, about, services.clock()));
    await eraseImported(services);
    for (const complete of services.completions) await complete(services);
  } finally {
    zip.close();
  }
}

/** A site that took something is none for example content. */
function noteExport(tx: Tx, { site, made_at }: Manifest, now: Date): Promise<void> {
  const taken = { source: sourceOf(site), type: 'export', old_id: Date.parse(made_at), item_id: 0 };
  return noteImported(tx, { ...taken, hash: null, version: null, imported_at: now.toISOString() });
}

const sourceOf = (site: string) => `export of ${site}`;

async function readManifest(zip: OpenZip): Promise<Manifest> {
  const lines = await Array.fromAsync(zip.lines(manifestMember));
  const refusal = new TransferFailure({ reason: 'noExport' });
  try {
    const { data } = z.safeParse(manifest, JSON.parse(lines.join('\n')));
    if (data) return data;
  } catch {
    throw refusal;
  }
  throw refusal;
}

/** Stores the files before the rows that refer to them; returns their names. */
async function importFiles(
  zip: OpenZip,
  { store, isDryRun, onProgress, signal, report }: ImportOptions,
): Promise<Set<string>> {
  const names = [...zip.sizes.keys()]
    .filter(name => name.startsWith(filesFolder))
    .map(name => name.slice(filesFolder.length));
  const stored = new Set<string>();
  for (const [index, name] of names.entries()) {
    signal.throwIfAborted();
    onProgress({ step: 'files', done: index, total: names.length });
    const isRight = isStoredName(name) && (isDryRun || (await storeFile(zip, store, name)));
    if (isRight) stored.add(name);
    else report.skip('files', null, { reason: 'notItsName', values: { name } });
  }
  return stored;
}

async function importRows(
  zip: OpenZip,
  { site, rows: counts }: Manifest,
  { services, isDryRun, onProgress, signal, report }: ImportOptions,
  stored: ReadonlySet<string>,
): Promise<void> {
  const db: AnyDb = services.db;
  const types = [...services.contentTypes.values()];
  const schemas = await readSchemas(db, listExportedTables(types));
  const source = sourceOf(site);
  const writer = new RowWriter({ source, schemas, report, stored, isDryRun, now: services.clock() });
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const schema of schemas.filter(({ name }) => zip.sizes.has(rowsMember(name))))
    for await (const lines of batchesOf(zip.lines(rowsMember(schema.name)))) {
      signal.throwIfAborted();
      onProgress({ step: 'rows', done, total });
      done += lines.length;
      const rows = lines.map(line => readRow(schema, types, line, report)).filter(row => row !== undefined);
      await db.transaction().execute(async tx => {
        await writer.reserve(tx, schema, rows);
        for (const row of rows) await writeRow(tx, { writer, schema, row, report });
      });
    }
}

/** The lines that have rows, so many at a time. */
async function* batchesOf(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let some: string[] = [];
  for await (const line of lines) {
    if (/^\s*(\[\s*\]?|\])?\s*$/.test(line)) continue;
    some.push(line);
    if (some.length < batch) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

function readRow(
  schema: TableSchema,
  types: Parameters<typeof checkRow>[1],
  line: string,
  report: ImportReport,
): Row | undefined {
  let id: number | null = null;
  try {
    const given: unknown = JSON.parse(line.trim().replace(/,$/, ''));
    id = numberOf(given);
    const row = checkRow(schema, types, given);
    const { key = 'id' } = schema;
    if (key !== null && !(Number(row[key]) > 0)) throw new RowRefusal({ reason: 'noNumber' });
    return row;
  } catch (error) {
    if (!(error instanceof RowRefusal || error instanceof SyntaxError)) throw error;
    report.skip(schema.name, id, error instanceof RowRefusal ? error.said : { reason: 'lineNoRow' });
    return undefined;
  }
}

type Written = { writer: RowWriter; schema: TableSchema; row: Row; report: ImportReport };

async function writeRow(tx: AnyDb, { writer, schema, row, report }: Written): Promise<void> {
  try {
    report.count(schema.name, await writer.write(tx, schema, row));
  } catch (error) {
    if (!(error instanceof RowRefusal)) throw refusedByDatabase(schema, error);
    report.skip(schema.name, numberOf(row), error.said);
  }
}

function refusedByDatabase({ name }: TableSchema, error: unknown): unknown {
  if (!(error instanceof Error) || systemErrorCode(error) !== undefined || isOfServer(error)) return error;
  const values = { table: name, error: error.message };
  return new TransferFailure({ reason: 'databaseRefuses', values }, { cause: error });
}

function numberOf(row: unknown): number | null {
  const { id } = (typeof row === 'object' && row !== null ? row : {}) as { id?: unknown };
  return typeof id === 'number' ? id : null;
}
