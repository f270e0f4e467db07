import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBlog, importBlog } from '#features/moving/testing/import-blog.ts';
import { importFrom } from '#features/moving/testing/import-run.ts';
import { startOldSite } from '#features/moving/testing/old-site.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import { createVisitor } from '../testing/visitor.ts';

test('the old address of an item that got a new number leads to it, with its query', async t => {
  const site = await createTestSite();
  await importFrom(site, await startOldSite(t));
  const visit = createVisitor(site, ['/simpozij/7']);
  assert.deepEqual(await visit('/simpozij/5?lng=en'), [308, '/simpozij/7?lng=en']);
  assert.deepEqual(await visit('/kongres/6'), [308, '/kongres/8']);
  assert.deepEqual(await visit('/simpozij/7'), [200, null]);
  for (const path of ['/simpozij/6', '/kongres/5', '/novosti/5', '/simpozij/99999999999999999999', '/nema'])
    assert.deepEqual(await visit(path), [404, null], path);
});

test('the addresses that a WordPress site gave its posts and pages lead to what they became', async t => {
  const site = await createTestSite();
  await importBlog(site, await createBlog(t));
  const visit = createVisitor(site, ['/novosti/11', '/stranice/nas-statut']);
  assert.deepEqual(await visit('/2019/03/prilog-11'), [308, '/novosti/11']);
  assert.deepEqual(await visit('/2019/03/Prilog-16/?replytocom=3'), [
    308,
    '/stranice/nas-statut?replytocom=3',
  ]);
  assert.deepEqual(await visit('/2019/03/prilog-14/'), [404, null], 'its category was left out');
});
