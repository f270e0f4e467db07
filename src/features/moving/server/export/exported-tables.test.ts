import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listTables } from '#server/db/copy-rows.ts';
import { contentTypes } from '#server/features.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import { readSchemas } from './export-rows.ts';
import { keptTables, listExportedTables } from './exported-tables.ts';

const exportedTables = listExportedTables(contentTypes);

test('of every table is said whether exports have it, each after those that it refers to', async () => {
  const { db } = await createTestSite();
  const exported = exportedTables.map(({ name }) => name);
  const told = [...exported, ...keptTables];
  const tables = await listTables(db);
  assert.deepEqual(
    tables.filter(name => !told.includes(name)),
    [],
    'missing in exported-tables.ts',
  );
  assert.deepEqual(told.toSorted(), tables.sort());
  for (const { name, parents } of await readSchemas(db, exportedTables))
    for (const parent of parents.values())
      if (parent !== 'users')
        assert.ok(exported.indexOf(parent) < exported.indexOf(name), `${name}: ${parent}`);
});

test('nothing that is exported opens anything', async () => {
  const { db } = await createTestSite();
  for (const { name, columns } of await readSchemas(db, exportedTables))
    for (const column of columns)
      assert.doesNotMatch(column, /token|password|secret|_by$/, `${name}.${column}`);
});
