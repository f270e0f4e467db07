import * as z from 'zod/mini';
import type { Session } from '#features/accounts/server/sessions.ts';
import { isSwitch } from '#features/content/fields.ts';
import { storedValues } from '#features/content/server/actions.ts';
import { writeChanges } from '#features/content/server/changes.ts';
import { tellListeners } from '#features/content/server/listeners.ts';
import { getContent } from '#features/content/server/queries/items.ts';
import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import type { ContentRow, ContentType, Value } from '#features/content/server/types/content-type.ts';
import { transact } from '#server/audit/audit-trail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { RestoreContext, VersionedEntry } from '#server/feature.ts';
import type { ListenerContext, Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import { fieldProblems } from '#shared/api/field-problems.ts';
import { deleteVersionsBefore, getVersion, missingFiles, readVersion } from './queries.ts';

/** What is kept of each item: the versions of so many months, and at least so many. */
const monthsKept = 12;
const versionsKept = 20;

/**
 * Gives an item the fields and files of an earlier version, as a new one. Throws `validation` where the rules of today
 * refuse them.
 */
export async function restoreVersion(
  services: ListenerContext & Pick<Services, 'media' | 'visibleTo'>,
  manifest: ContentManifest,
  { actor, id, version }: { actor: Session; id: number; version: number },
): Promise<ContentRow> {
  const { media, clock, visibleTo } = services;
  const { type } = manifest;
  return media.change({}, async tx => {
    const reader = { db: tx, visibleTo, session: actor };
    const stored = await getContent(reader, type, id);
    const { row } = await getVersion(reader, type, id, version);
    const authorship = { by: actor.user.id, at: clock().toISOString() };
    const values = {
      ...storedValues(type, formOf(manifest, row)),
      ...(await restoredFiles(tx, type, row)),
      ...(await type.restoreFiles?.(tx, type, { item: stored, version: row }, authorship)),
    };
    type.validate({ ...stored, ...values });
    await writeChanges(tx, type, stored, values, authorship, { isAlwaysVersion: true });
    await tellListeners(tx, services, type.table, [id, stored.counterpart_id]);
    return { result: await getContent(reader, type, id), released: [] };
  });
}

/** The same of something that is no content. */
export function restoreEntry(
  services: RestoreContext & Pick<Services, 'db'>,
  entry: VersionedEntry,
  { actor, id, version }: { actor: Session; id: number; version: number },
): Promise<ReturnType<VersionedEntry['present']>> {
  return transact(services.db, async tx => {
    const { row } = await readVersion(tx, entry.type, await entry.find(tx, id), version);
    const authorship = { by: actor.user.id, at: services.clock().toISOString() };
    await entry.restore({ ...services, db: tx }, row, authorship);
    return entry.present(await entry.find(tx, id));
  });
}

/** Removes the versions that are too old, with the files that nothing else refers to. */
export async function removeOldVersions({
  media,
  clock,
  log,
}: Pick<Services, 'media' | 'clock' | 'log'>): Promise<void> {
  const limit = new Date(clock());
  limit.setUTCMonth(limit.getUTCMonth() - monthsKept);
  const count = await media.change({}, async tx => {
    const { deleted, files } = await deleteVersionsBefore(tx, limit.toISOString(), versionsKept);
    return { result: deleted, released: files };
  });
  if (count > 0) log.info('old versions removed', { count });
}

/** A row as the form that an update with all its fields sends. */
function formOf({ type, calls }: ContentManifest, row: ContentRow): Record<string, unknown> {
  const sent = Object.entries(type.columns).map(([field, column]) => {
    const declared = type.fields[field];
    const value = row[column] ?? '';
    return [field, declared && isSwitch(declared) ? Boolean(value) : value];
  });
  const form: Record<string, unknown> = Object.fromEntries(sent);
  const { success, data, error } = z.safeParse(calls.update.body.schema, form);
  if (!success) throw new AppError('validation', { fields: fieldProblems(error.issues, form) });
  return data;
}

/** The files of a version by their columns; refused at those that are stored no more. */
async function restoredFiles(tx: Tx, type: ContentType, row: ContentRow): Promise<Record<string, Value>> {
  const missing = await missingFiles(tx, type, row);
  if (missing.length > 0)
    throw new AppError('validation', {
      fields: Object.fromEntries(missing.map(field => [field, { key: 'invalid' }])),
    });
  return Object.fromEntries(Object.values(type.files).map(column => [column, row[column] ?? null]));
}
