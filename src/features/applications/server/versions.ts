import { personInput } from '#features/members/person.ts';
import { personColumns } from '#features/members/person-columns.ts';
import type { VersionedEntry, VersionedRow } from '#server/feature.ts';
import { AppError } from '#shared/api/errors.ts';
import { fieldProblems } from '#shared/api/field-problems.ts';
import { correctApplication } from './actions.ts';
import { getRow } from './queries.ts';

/** Fields and note come back with a version; what was decided and who came is told by it alone. */
export const versionedApplication: VersionedEntry = {
  type: 'application',
  isPersonal: true,
  find: async (db, id) => {
    const row = await getRow(db, id);
    return { ...row, updated_at: row.updated_at ?? row.created_at };
  },
  present: row => {
    const columns = Object.values(personColumns).map(column => [column, row[column]]);
    const { id, version, lang, status, note, attended, created_at } = row;
    return {
      ...Object.fromEntries(columns),
      ...{ id, version, lang, status, note, created_at },
      title: `${row.first_name} ${row.last_name}`,
      attended: attended === null ? null : Boolean(attended),
    };
  },
  restore: async (context, earlier, authorship) => {
    const form = formOf(earlier);
    const { success, data, error } = personInput.safeParse(form);
    if (!success) throw new AppError('validation', { fields: fieldProblems(error.issues, form) });
    const correction = { ...data, note: String(earlier.note) };
    await correctApplication(context, await getRow(context.db, earlier.id), correction, authorship, {
      isAlwaysVersion: true,
    });
  },
};

function formOf(row: VersionedRow): Record<string, unknown> {
  return Object.fromEntries(Object.entries(personColumns).map(([field, column]) => [field, row[column]]));
}
