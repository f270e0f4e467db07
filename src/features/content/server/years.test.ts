import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';

test('years are those of what is public, and for accounts those of what has the state that they name', async () => {
  const site = await createTestSite();
  const headers = await site.signIn('editor');
  const days = (year: number) => ({ startedAt: `${year}-05-01`, finishedAt: `${year}-05-02` });
  await create(site, 'workshop', days(2024));
  await create(site, 'workshop', { ...days(2025), lang: 'en' });
  await create(site, 'workshop', { ...days(2026), status: 'draft' });
  const years = async (query: string, call = {}) =>
    (await site.call<{ years?: number[] }>(`/years?type=workshop${query}`, call)).body.years;
  assert.deepEqual(await years(''), [2025, 2024]);
  assert.deepEqual(await years('', { headers }), [2025, 2024]);
  assert.deepEqual(await years('&status=any', { headers }), [2026, 2025, 2024]);
  assert.deepEqual(await years('&status=draft', { headers }), [2026]);
  assert.equal((await site.call('/years?type=workshop&status=any')).status, 401);
  assert.equal((await site.call('/years?type=people', { headers })).status, 422);
});
