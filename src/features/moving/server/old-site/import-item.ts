import { createHash } from 'node:crypto';
import { isFile } from '#features/content/fields.ts';
import { prepareContent, updateContent } from '#features/content/server/actions.ts';
import { addressedItem } from '#features/content/server/item-address.ts';
import { findContent } from '#features/content/server/queries/items.ts';
import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import type { ContentRow } from '#features/content/server/types/content-type.ts';
import { fileLimits } from '#features/media/contract.ts';
import { type PreparedFile, prepareFile } from '#features/media/server/files.ts';
import { commit } from '#features/media/server/prepared-create.ts';
import type { Uploads } from '#features/media/server/uploads.ts';
import type { AnyDb } from '#server/db/engine.ts';
import type { Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Said } from '../../texts/reasons.ts';
import { findImported, noteImported } from '../imported-items.ts';
import type { Outcome } from '../report.ts';
import { problemOf } from './file-problems.ts';
import { importTexts, lossesOf } from './import-texts.ts';
import { type OldItem, saidBy } from './old-item.ts';
import { readForm, readInstant } from './old-values.ts';
import type { SiteImport } from './site-import.ts';

type Options = {
  keepsId: boolean;
  /** Addresses of files that may stand for one that is required and missing. */
  spareFiles?: readonly string[];
};

/** Takes one item of content, or what has changed of it; `busy` if its number is that of something else. */
export async function importItem(
  context: SiteImport,
  manifest: ContentManifest,
  old: OldItem,
  options: Options,
): Promise<'done' | 'busy'> {
  const { report } = context;
  const { name } = manifest.type;
  try {
    return await takeItem(context, manifest, old, options);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.keys(error.fields ?? {}).join(', ');
    const { code } = error;
    report.skip(
      name,
      old.id,
      fields
        ? { reason: 'refusedFields', values: { code, fields } }
        : { reason: 'refused', values: { code } },
    );
    return 'done';
  }
}

async function takeItem(
  context: SiteImport,
  manifest: ContentManifest,
  old: OldItem,
  { keepsId, spareFiles = [] }: Options,
): Promise<'done' | 'busy'> {
  const { services, source, report, isDryRun } = context;
  const { type } = manifest;
  const { db, visibleTo } = services;
  const hash = hashOf(old);
  const known = await findImported(db, { source, type: type.name, old_id: old.id });
  const reader = { db, visibleTo, session: undefined };
  const present = known && (await findContent(reader, type, known.item_id));
  if (known && !present) report.skip(type.name, old.id, { reason: 'deletedHere' });
  else if (known && known.hash === hash) report.count(type.name, 'kept');
  else if (present && present.version !== known?.version)
    report.skip(type.name, old.id, { reason: 'changedHere' });
  else {
    if (!known && keepsId && (await isTaken(context, type.table, old.id))) return 'busy';
    context.claimed.add(`${type.table} ${old.id}`);
    if (isDryRun) tryItem(context, manifest, old, known ? 'updated' : 'taken');
    else await writeItem(context, manifest, { old, hash, present, keepsId, spareFiles });
  }
  return 'done';
}

/** Says of an item what can be said without its files. */
function tryItem({ report, planned }: SiteImport, { type }: ContentManifest, old: OldItem, outcome: Outcome) {
  const { form, notes } = readForm(type, old);
  const losses = lossesOf(type, form);
  report.count(type.name, outcome);
  if (outcome === 'taken') planned.push({ type: type.name, old_id: old.id });
  for (const said of [...notes, ...losses]) report.note({ type: type.name, id: old.id, ...said });
}

/** What the old site says, whatever the order in which it says it. */
function hashOf({ values }: OldItem): string {
  const said = Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

async function isTaken({ services, claimed }: SiteImport, table: string, id: number): Promise<boolean> {
  if (claimed.has(`${table} ${id}`)) return true;
  const db: AnyDb = services.db;
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

type Writing = Required<Options> & { old: OldItem; hash: string; present: ContentRow | undefined };

async function writeItem(
  context: SiteImport,
  manifest: ContentManifest,
  { old, hash, present, keepsId, spareFiles }: Writing,
): Promise<void> {
  const { services, source, report } = context;
  const { type } = manifest;
  const uploads = services.media.uploads();
  try {
    const { form, files: addresses, notes } = readForm(type, old);
    const fetched = await fetchFiles(context, manifest, { addresses, spareFiles }, uploads);
    if (fetched.isMissing && !present)
      return report.skip(type.name, old.id, fetched.problems[0] ?? { reason: 'noPicture' });
    const texts = await importTexts(context, type, form);
    const isWhole = fetched.problems.length + texts.problems.length === 0;
    const also = (tx: Tx, { id, version }: ContentRow) =>
      noteImported(tx, {
        ...{ source, type: type.name, old_id: old.id, item_id: id },
        ...{ hash: isWhole ? hash : null, version, imported_at: services.clock().toISOString() },
        old_address: old.address ?? null,
      });
    const change = { actor: undefined, form: texts.form, files: fetched.files, also };
    const created_at = readInstant(saidBy(old, 'created_at') ?? '');
    const origin = { id: keepsId ? old.id : undefined, created_at };
    const item = present
      ? await updateContent(services, type, present.id, change)
      : await commit(services, prepareContent(services, type, { ...change, origin }));
    report.count(type.name, present ? 'updated' : 'taken');
    const about = { type: type.name, id: old.id, ...placeOf(context, manifest, item) };
    if (!present && item.id !== old.id)
      report.note({ ...about, reason: 'newNumber', values: { id: item.id } });
    for (const said of [...notes, ...fetched.problems, ...texts.problems, ...texts.losses])
      report.note({ ...about, ...said });
  } finally {
    await uploads.remove();
  }
}

/** The number of an item on this site, and the address of its page. */
export function placeOf(
  { services }: SiteImport,
  { type, itemPage, listPage }: ContentManifest,
  item: { id: number } & Readonly<Record<string, unknown>>,
): { item: number; link: string } {
  const path = itemPage?.href(addressedItem(type, item)) ?? listPage.href();
  return { item: item.id, link: new URL(path, services.mail.publicUrl).href };
}

type Fetched = {
  files: Record<string, PreparedFile>;
  problems: Said[];
  /** Whether one is required that could not be fetched. */
  isMissing: boolean;
};

/** The files that could be fetched, prepared as uploads are. */
async function fetchFiles(
  { site }: SiteImport,
  { type }: ContentManifest,
  given: { addresses: Readonly<Record<string, string>>; spareFiles: readonly string[] },
  uploads: Uploads,
): Promise<Fetched> {
  const fetched: Fetched = { files: {}, problems: [], isMissing: false };
  for (const [name, field] of Object.entries(type.fields)) {
    if (!isFile(field)) continue;
    const kind = field.kind === 'pdf' ? 'pdf' : 'image';
    const own = given.addresses[name];
    for (const address of [...(own ? [own] : []), ...(field.required ? given.spareFiles : [])])
      try {
        const received = await site.download(address, fileLimits[kind], uploads);
        fetched.files[name] = await prepareFile(kind, received, name);
        break;
      } catch (error) {
        fetched.problems.push({
          reason: 'fileNotTaken',
          values: { field: name, why: problemOf(error, kind) },
        });
      }
    if (field.required && !fetched.files[name]) fetched.isMissing = true;
  }
  return fetched;
}
