import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handlers } from '../features.ts';
import { Dispatcher } from '../http/dispatch.ts';
import { create } from '../testing/sample-forms.ts';
import { createTestSite } from '../testing/test-site.ts';
import { KeptReads } from './kept-reads.ts';

type Menu = { footer: { label: string }[] };

async function openReads() {
  const site = await createTestSite();
  const reads = new KeptReads(new Dispatcher(handlers, site.services), site.services);
  const read = async (path: string, query = {}, language = 'bs') => {
    // As before each page.
    await site.services.schedule.refresh();
    return reads.read(path, new URLSearchParams(query), language);
  };
  const menu = async (language?: string) => (await read('/menu', {}, language)) as Menu;
  return { site, read, menu };
}

test('what pages read is read once until it changes, for each language', async () => {
  const { site, menu } = await openReads();
  const first = await menu();
  assert.equal(await menu(), first);
  assert.notEqual(await menu('en'), first);
  await create(site, 'news');
  assert.equal(await menu(), first, 'news are no part of the menu');
  await create(site, 'page', { title: 'Statut' });
  assert.deepEqual(
    (await menu()).footer.map(({ label }) => label),
    ['Statut'],
  );
});

test('what becomes public at its moment is read then', async () => {
  const { site, menu } = await openReads();
  await create(site, 'page', { title: 'Statut', publishAt: '2026-11-21T10:00:00Z' });
  assert.deepEqual((await menu()).footer, []);
  site.setClock('2026-11-21T10:00:00.000Z');
  assert.equal((await menu()).footer.length, 1);
});

test('what may differ with the day is read anew each day, and what there is not each time', async () => {
  const { site, read } = await openReads();
  const { id } = await create(site, 'workshop');
  const related = () => read('/related', { type: 'workshop', id: String(id) });
  const today = await related();
  assert.equal(await related(), today);
  site.setClock('2026-11-22T09:30:00.000Z');
  assert.notEqual(await related(), today);
  for (const _ of ['first', 'again'])
    await assert.rejects(read('/news-item.php', { id: '99' }), { code: 'not_found' });
});
