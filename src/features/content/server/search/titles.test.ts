import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import type { FoundTitle } from '../../titles-contract.ts';

async function openSite() {
  const site = await createTestSite();
  const headers = await site.signIn('editor');
  return {
    site,
    add: async (kind: Parameters<typeof create>[1], changes: Fields) =>
      (await create(site, kind, changes)).id,
    find: async (search: string) =>
      (await site.call<FoundTitle[]>(`/content/titles?search=${encodeURIComponent(search)}`, { headers }))
        .body,
  };
}

test('items of every type, language and state are found by their titles alone', async () => {
  const { site, add, find } = await openSite();
  const news = await add('news', { title: 'Đaci u laboratoriji', status: 'draft' });
  await add('news', { title: 'Drugo', description: 'Đaci' });
  const workshop = await add('workshop', {
    title: 'Lab work: daci',
    lang: 'en',
    publishAt: '2030-01-01T00:00Z',
  });
  const gone = await add('education', { title: 'Đaci u korpi' });
  await site.call(`/education.php?id=${gone}`, { method: 'DELETE', headers: await site.signIn() });
  assert.deepEqual(await find('DACI'), [
    { type: 'news', id: news, lang: 'bs', title: 'Đaci u laboratoriji', status: 'draft' },
    { type: 'workshop', id: workshop, lang: 'en', title: 'Lab work: daci', status: 'scheduled' },
  ]);
  assert.deepEqual(
    (await find('lab daci')).map(({ id }) => id).sort(),
    [news, workshop].sort(),
    'all words, in any order',
  );
  assert.deepEqual((await find('lab')).map(({ id }) => id)[0], workshop, 'what begins with it is first');
});

test('no more than twelve are answered, six of a type, the newest first', async () => {
  const { add, find } = await openSite();
  for (const kind of ['news', 'education', 'publication'] as const)
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await add(kind, { title: `Niz ${number}` });
  const found = await find('niz');
  assert.equal(found.length, 12);
  assert.deepEqual(
    found.filter(({ type }) => type === found[0]?.type).map(({ title }) => title),
    [7, 6, 5, 4, 3, 2].map(number => `Niz ${number}`),
  );
});
