import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import type { PairProposal } from './pair-proposals.ts';

async function openSite() {
  const site = await createTestSite();
  const headers = await site.signIn();
  return {
    add: async (kind: Parameters<typeof create>[1], changes: Fields = {}) =>
      (await create(site, kind, changes)).id,
    propose: async () => (await site.call<PairProposal[]>('/pair-proposals', { headers })).body,
  };
}

const idsOf = ({ items }: PairProposal) => items.map(({ id }) => id);

test('single items on the same days, with a place or a name in common, are proposed as pairs, events first', async () => {
  const { add, propose } = await openSite();
  assert.deepEqual(await propose(), []);
  const news = [await add('news'), await add('news', { lang: 'en', title: 'Call for abstracts' })];
  const events = [await add('workshop'), await add('workshop', { lang: 'en', title: 'Quantitative PCR' })];
  const [first, second] = await propose();
  assert.deepEqual([first?.type, first && idsOf(first)], ['workshop', events]);
  assert.deepEqual([second?.type, second && idsOf(second)], ['news', news]);
  assert.deepEqual(first?.items[1], {
    ...{ id: events[1], lang: 'en', title: 'Quantitative PCR', day: '2026-11-20' },
    ...{ image: null, image_details: null },
  });
  const reasons = ['startedAt', 'finishedAt', 'time', 'duration', 'location', 'instructor'];
  assert.deepEqual(first?.reasons, reasons);
});

test('pairs, other kinds, days and languages are not proposed, and each item once', async () => {
  const { add, propose } = await openSite();
  const bs = await add('workshop');
  await add('workshop', { instructor: 'Neko drugi' });
  await add('symposium', { lang: 'en', location: 'Sarajevo' });
  await add('workshop', { lang: 'en', startedAt: '2026-11-21' });
  await add('workshop', { lang: 'en', location: 'Zenica', instructor: 'X', duration: '2 days' });
  assert.deepEqual(await propose(), []);
  const en = await add('workshop', { lang: 'en' });
  assert.deepEqual((await propose()).map(idsOf), [[bs, en]]);
  await add('news', { translationOf: await add('news', { lang: 'en' }) });
  assert.equal((await propose()).length, 1);
});
