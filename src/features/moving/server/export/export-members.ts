import type { AnyDb } from '#server/db/engine.ts';
import { byteOrderMark, csvLine } from '#shared/csv.ts';
import { type Manifest, manifestMember, rowsMember, sheetMember } from './export-format.ts';
import { listPage, pageMembers } from './export-pages.ts';
import { readSchemas, rowsOf, sheetColumns, type TableSchema } from './export-rows.ts';
import type { ExportedSite } from './exported-site.ts';
import { listExportedTables } from './exported-tables.ts';
import type { TextMember } from './pack-zip.ts';

/** The members of an export beside the files, and how many rows there are. */
export async function membersOf(
  db: AnyDb,
  site: ExportedSite,
): Promise<{ rows: number; texts: Iterable<TextMember> }> {
  const schemas = await readSchemas(db, listExportedTables(site.contentTypes));
  const counts: Record<string, number> = {};
  for (const { name } of schemas) counts[name] = await countOf(db, name);
  const manifest: Manifest = {
    format: 'association-site-export',
    version: 1,
    made_at: site.now.toISOString(),
    site: site.url,
    rows: counts,
  };
  const texts: TextMember[] = [
    { name: manifestMember, content: () => whole(`${JSON.stringify(manifest, null, 2)}\n`) },
    { name: 'index.html', content: () => listPage(db, site, counts) },
    ...schemas.flatMap(schema => [
      { name: rowsMember(schema.name), content: () => jsonOf(db, schema) },
      { name: sheetMember(schema.name), content: () => csvOf(db, schema) },
    ]),
  ];
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { rows, texts: [...texts, ...(await pageMembers(db, site))] };
}

async function countOf(db: AnyDb, table: string): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function* whole(text: string) {
  yield text;
}

/** A row a line, so that it can be read line by line. */
async function* jsonOf(db: AnyDb, schema: TableSchema) {
  let before = '[\n';
  for await (const row of rowsOf(db, schema)) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* csvOf(db: AnyDb, schema: TableSchema) {
  const columns = sheetColumns(schema);
  yield byteOrderMark + csvLine(columns);
  for await (const row of rowsOf(db, schema)) yield csvLine(columns.map(column => String(row[column] ?? '')));
}
