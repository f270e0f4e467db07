import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentTypes } from '#server/features.ts';
import { createFilledSite } from '#server/testing/filled-site.ts';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite, type TestSite } from '#server/testing/test-site.ts';
import { createFolder, exportSite, importInto, readMembers } from '../testing/exports.ts';
import { listExportedTables } from './export/exported-tables.ts';

/** What is the site's own bookkeeping, and what names the accounts. */
const ownOnly = new Set(['imported_items']);
const ofAccounts = ['updated_by', 'deleted_by', 'decided_by', 'answered_by', 'created_by', 'token_hash'];

/** Every row of what is exported, without what names accounts; and the files. */
async function stateOf(site: TestSite) {
  const { tables, files } = await site.contents();
  const exported = listExportedTables(contentTypes).filter(({ name }) => !ownOnly.has(name));
  const rows = exported.map(({ name }) => [
    name,
    (tables[name] as Record<string, unknown>[]).map(row =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !ofAccounts.includes(column))),
    ),
  ]);
  return { rows: Object.fromEntries(rows), files };
}

test('an export that is imported into an empty site gives every row and file', async t => {
  const folder = await createFolder(t);
  const { site } = await createFilledSite({ isThrottled: false });
  const file = await exportSite(site, folder);
  const empty = await createTestSite();
  const report = await importInto(empty, file, folder);
  assert.deepEqual([report.notes, report.failures], [[], []]);
  const before = await stateOf(site);
  for (const name of ['events', 'images', 'applications', 'certificates', 'versions', 'item_files'])
    assert.notEqual(before.rows[name].length, 0, name);
  assert.deepEqual(await stateOf(empty), before);

  // Of the same rows the same archive is made.
  const [first, second] = [
    await readMembers(file),
    await readMembers(await exportSite(empty, folder, 'b.zip')),
  ];
  for (const own of ['export.json', 'index.html', 'data/imported_items.json', 'csv/imported_items.csv'])
    for (const members of [first, second]) delete members[own];
  assert.deepEqual(Object.keys(second), Object.keys(first));
  assert.deepEqual(second, first);

  // Numbers go on where they ended.
  const { id } = await create(empty, 'workshop');
  assert.ok(!before.rows.events.some((row: { id: number }) => row.id >= id));
});

test('an import that is run again takes nothing, and a dry run changes nothing', async t => {
  const folder = await createFolder(t);
  const { site } = await createFilledSite();
  const file = await exportSite(site, folder);
  const target = await createTestSite();
  const untouched = await target.contents();
  const planned = await importInto(target, file, folder, true);
  assert.deepEqual(await target.contents(), untouched);
  const { counts } = await importInto(target, file, folder);
  assert.deepEqual(planned.counts, counts);
  const before = await target.contents();
  const again = await importInto(target, file, folder);
  assert.equal(
    Object.values(again.counts).reduce((sum, { taken }) => sum + taken, 0),
    0,
  );
  assert.deepEqual(await target.contents(), before);
});

test('on a site that has other things with the same numbers all gets new ones, and stays together', async t => {
  const folder = await createFolder(t);
  const { site, ids } = await createFilledSite({ isThrottled: false });
  const { id: english } = await create(site, 'news', {
    lang: 'en',
    title: 'In English',
    translationOf: ids.news,
  });
  const file = await exportSite(site, folder);
  const target = await createTestSite({ isThrottled: false });
  target.setClock('2026-11-22T09:30:00.000Z');
  for (const kind of ['workshop', 'news', 'education'] as const)
    for (let count = 0; count < 10; count += 1) await create(target, kind, { title: 'Odavde' });
  const { notes } = await importInto(target, file, folder);
  const newIdOf = (type: string, id: number) =>
    Number(
      /has the number (\d+) here/.exec(
        notes.find(note => note.type === type && note.id === id)?.text ?? '',
      )?.[1],
    );
  const headers = await target.signIn();
  const { body: news } = await target.call<{ translation: { id: number } }>(
    `/news-item.php?id=${newIdOf('news', english)}`,
  );
  assert.equal(news.translation.id, newIdOf('news', ids.news));
  const event = newIdOf('events', ids.workshop);
  const { body: applications } = await target.call<unknown[]>(
    `/applications.php?id=${event}&application_type=workshop`,
    { headers },
  );
  assert.equal(applications.length, 1);
  const versions = await target.call<unknown[]>(`/versions?type=workshop&id=${event}`, { headers });
  assert.equal(versions.body.length, 1);
  const { body: images } = await target.call<unknown[]>(`/gallery.php?album_id=${ids.album}`);
  assert.equal(images.length, 1);
  const before = await target.contents();
  await importInto(target, file, folder);
  assert.deepEqual(await target.contents(), before);
});

test('whoever was erased here does not come back', async t => {
  const folder = await createFolder(t);
  const { site } = await createFilledSite();
  const file = await exportSite(site, folder);
  const { email } = await site.db.selectFrom('members').select('email').executeTakeFirstOrThrow();
  const target = await createTestSite();
  await importInto(target, file, folder);
  const headers = await target.signIn();
  await target.call(`/people?email=${email}`, { method: 'DELETE', headers });
  await importInto(target, file, folder);
  const { body } = await target.call(`/people/record?email=${email}`, { headers });
  assert.ok(!JSON.stringify(body).includes('first_name'), JSON.stringify(body));
});
