import { type ParentTable, parentColumns } from '#features/content/server/parent-columns.ts';
import type { ContentType } from '#features/content/server/types/content-type.ts';
import { itemFileRows } from '#features/files/server/tables.ts';
import { imageRows } from '#features/gallery/server/tables.ts';
import type { AnyDb } from '#server/db/engine.ts';
import { livingRows } from '#server/db/living-rows.ts';
import { escapeXml } from '#server/feeds/xml.ts';
import { formatDay, isDay } from '#shared/dates.ts';
import { formatInstant } from '#shared/instants.ts';
import { exportTexts, factLabels } from '../../texts/export.ts';
import { filesFolder, rowsMember, sheetMember } from './export-format.ts';
import { rowsOf } from './export-rows.ts';
import type { ExportedSite } from './exported-site.ts';
import type { Row } from './exported-tables.ts';
import type { TextMember } from './pack-zip.ts';

const style = `body{max-width:52rem;margin:2rem auto;padding:0 1rem;font:1rem/1.55 system-ui,sans-serif;color:#1b2528;background:#fff}
img{max-width:100%;height:auto}table{border-collapse:collapse}td,th{padding:.25rem .75rem .25rem 0;text-align:left;vertical-align:top}
dl{display:grid;grid-template-columns:minmax(8rem,1fr) 3fr;gap:.25rem 1rem}dt{color:#4a5a5f}dd{margin:0;overflow-wrap:anywhere}
ul{padding-left:1.25rem}li{margin:.35rem 0}a{color:#0b5d66}small{color:#4a5a5f}`;

/** The list of everything, with links to the pages and tables beside it. */
export async function* listPage(db: AnyDb, site: ExportedSite, counts: Readonly<Record<string, number>>) {
  yield head(escapeXml(site.name), 'bs');
  yield `<h1>${escapeXml(site.name)}</h1><p>${exportTexts.intro}</p>`;
  yield `<p>${exportTexts.made}: ${formatInstant(site.now, site.timeZone, 'bs')} · ${escapeXml(site.url)}</p>`;
  yield `<h2>${exportTexts.content}</h2>`;
  for (const { type, names } of site.contentTypes) {
    yield `<h3>${escapeXml(names.bs)}</h3>\n<ul>\n`;
    for await (const row of itemsOf(db, type)) yield lineOf(type, row);
    yield '</ul>\n';
  }
  yield `<h2>${exportTexts.data}</h2><p>${exportTexts.personal}</p>`;
  yield `<table><tr><th>${exportTexts.table}</th><th>${exportTexts.rows}</th><th></th></tr>\n`;
  for (const [table, count] of Object.entries(counts))
    yield `<tr><td>${table}</td><td>${count}</td><td><a href="${sheetMember(table)}">CSV</a> · <a href="${rowsMember(table)}">JSON</a></td></tr>\n`;
  yield '</table>\n</body></html>\n';
}

/** A page of every item, which is read when it is its turn. */
export async function pageMembers(db: AnyDb, { contentTypes }: ExportedSite): Promise<TextMember[]> {
  const members: TextMember[] = [];
  for (const { type } of contentTypes)
    for await (const { id } of itemsOf(db, type))
      members.push({ name: pageName(type, Number(id)), content: () => itemPage(db, type, Number(id)) });
  return members;
}

const pageName = ({ name }: ContentType, id: number) => `stranice/${name}-${id}.html`;

function itemsOf(db: AnyDb, type: ContentType): AsyncGenerator<Row> {
  const columns = ['id', 'title', ...(type.hasLanguages ? ['lang'] : []), 'status', 'deleted_at'];
  return rowsOf(db, { name: type.table, columns, keys: ['id'], where: type.where });
}

function lineOf(type: ContentType, row: Row): string {
  const notes = [
    type.hasLanguages && exportTexts.languages[String(row.lang)],
    row.status === 'draft' && exportTexts.draft,
    row.deleted_at !== null && exportTexts.deleted,
  ].filter(Boolean);
  const link = `<a href="${pageName(type, Number(row.id))}">${escapeXml(String(row.title))}</a>`;
  return `<li>${link}${notes.length > 0 ? ` <small>(${notes.join(', ')})</small>` : ''}</li>\n`;
}

async function* itemPage(db: AnyDb, type: ContentType, id: number): AsyncGenerator<string> {
  const row: Row = await db.selectFrom(type.table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const title = escapeXml(String(row.title));
  yield `${head(title, String(row.lang ?? 'bs'))}<p><a href="../index.html">${exportTexts.back}</a></p><h1>${title}</h1>\n`;
  if (type.imageColumn && row[type.imageColumn]) yield pictureOf(String(row[type.imageColumn]));
  const own = new Set(Object.values(type.columns));
  const facts = Object.entries(factLabels).filter(([column]) => own.has(column) && row[column]);
  yield `<dl>${facts.map(([column, label]) => `<dt>${label}</dt><dd>${factOf(row[column])}</dd>`).join('')}</dl>\n`;
  const htmlColumns = type.html.map(field => type.columns[field] ?? field);
  if (row.description && !htmlColumns.includes('description'))
    yield `<p>${escapeXml(String(row.description))}</p>\n`;
  for (const column of htmlColumns)
    yield `${String(row[column] ?? '').replaceAll('src="/media/', `src="../${filesFolder}`)}\n`;
  yield* attachments(db, type, id);
  yield '</body></html>\n';
}

/** The documents of an item, or the pictures of an album. */
async function* attachments(db: AnyDb, { table }: ContentType, id: number): AsyncGenerator<string> {
  if (table === 'albums') {
    const images = livingRows(db, imageRows).select(['file', 'alt']).where('album_id', '=', id);
    for (const { file, alt } of await images.orderBy('position').orderBy('id').execute())
      yield pictureOf(file, alt);
    return;
  }
  if (!(table in parentColumns)) return;
  const column = parentColumns[table as ParentTable];
  const files = livingRows(db, itemFileRows).select(['file', 'title']).where(column, '=', id);
  const listed = await files.orderBy('position').orderBy('id').execute();
  if (listed.length === 0) return;
  const links = listed.map(
    ({ file, title }) => `<li><a href="../${filesFolder}${file}">${escapeXml(title)}</a></li>`,
  );
  yield `<h2>${exportTexts.files}</h2><ul>${links.join('')}</ul>\n`;
}

function pictureOf(file: string, alt = ''): string {
  return `<p><img src="../${filesFolder}${escapeXml(file)}" alt="${escapeXml(alt)}" loading="lazy"></p>\n`;
}

function factOf(value: Row[string] | undefined): string {
  const text = String(value);
  if (/^https?:/.test(text)) return `<a href="${escapeXml(text)}">${escapeXml(text)}</a>`;
  return escapeXml(isDay(text) ? formatDay(text, 'bs') : text);
}

function head(title: string, lang: string): string {
  return `<!doctype html>
<html lang="${escapeXml(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>${title}</title><style>${style}</style></head>
<body>
`;
}
