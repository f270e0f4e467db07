import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import { createApiClient } from '#shared/api/api-client.ts';
import { eventQueries } from './client.ts';

test('the home page has what runs and comes first in either language, and says what takes place next', async () => {
  const site = await createTestSite();
  const api = createApiClient({
    fetch: ({ pathname, search }) => site.request(pathname + search),
    origin: 'http://localhost:3000',
    language: () => 'bs',
  });
  const titles = async () => {
    const { items, next } = await eventQueries
      .coming({ api, language: 'bs' })
      .queryFn({ signal: AbortSignal.timeout(10_000) });
    return [...items.map(({ title }) => title), next?.title];
  };
  site.setClock('2026-11-20T09:30:00.000Z');
  assert.deepEqual(await titles(), [undefined]);
  const add = (title: string, startedAt: string, finishedAt: string, changes: object = {}) =>
    create(site, 'workshop', { title, startedAt, finishedAt, ...changes });
  await add('past', '2026-11-01', '2026-11-02');
  for (const day of [4, 5, 6]) await add(`later ${day}`, `2026-12-0${day}`, `2026-12-0${day}`);
  await add('English', '2026-12-03', '2026-12-03', { lang: 'en' });
  assert.deepEqual(await titles(), ['English', 'later 4', 'later 5', 'English']);
  await add('running', '2026-11-19', '2026-11-21', { cancelled: true });
  await add('soon', '2026-11-22', '2026-11-22', { cancelled: true });
  await add('soon, too', '2026-11-23', '2026-11-23', { cancelled: true });
  assert.deepEqual(await titles(), ['running', 'soon', 'soon, too', 'English']);
});
