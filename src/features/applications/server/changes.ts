import type { Authorship } from '#features/content/server/authorship.ts';
import { insertVersion, recordFirstVersion } from '#features/content/server/changes.ts';
import { personColumns } from '#features/members/person-columns.ts';
import { updateLivingRows } from '#server/db/living-rows.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/api/errors.ts';
import { type ApplicationRow, applicationRows } from './tables.ts';

/** What is kept in versions, by the names in requests. */
const versionedColumns = {
  ...personColumns,
  note: 'note',
  status: 'status',
  attended: 'attended',
} as const;

type Changes = Partial<Omit<ApplicationRow, 'id' | 'version'>>;

/** Whether what the applicant sent was changed after the stated version, by whomever; a note or a decision does not count. */
export async function isCorrectedSince(
  db: Db,
  { id, version }: Pick<ApplicationRow, 'id' | 'version'>,
  stated: number,
): Promise<boolean> {
  if (stated > version) return true;
  const later = await db
    .selectFrom('versions')
    .select('changed')
    .where('type', '=', 'application')
    .where('item_id', '=', id)
    .where('version', '>', stated)
    .execute();
  return later.some(({ changed }) => (JSON.parse(changed) as string[]).some(name => name in personColumns));
}

/**
 * Writes the values, as a new version if any is not stored already or there is to be one in any case; returns the names
 * of what has changed, undefined without a new version. Throws `conflict` where the application has another version by now.
 */
export async function changeApplication(
  tx: Tx,
  stored: ApplicationRow,
  values: Changes,
  { by, at }: Authorship,
  { isAlwaysVersion = false } = {},
): Promise<string[] | undefined> {
  const changed = Object.entries(versionedColumns).filter(
    ([, column]) => column in values && values[column] !== stored[column],
  );
  if (changed.length === 0 && !isAlwaysVersion) return undefined;
  const version = stored.version + 1;
  const { numUpdatedRows } = await updateLivingRows(tx, applicationRows)
    .set({ ...values, version, updated_at: at })
    .where('id', '=', stored.id)
    .where('version', '=', stored.version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('conflict');
  const item = { id: stored.id, version: stored.version, updated_at: stored.updated_at ?? stored.created_at };
  await recordFirstVersion(tx, 'application', item);
  const names = changed.map(([name]) => name);
  await insertVersion(
    tx,
    {
      type: 'application',
      item_id: stored.id,
      version,
      changed: names,
      replaced: Object.fromEntries(changed.map(([, column]) => [column, stored[column]])),
    },
    { by, at },
  );
  return names;
}
