import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from '../testing/sample-forms.ts';
import { createTestSite } from '../testing/test-site.ts';
import { startHousekeeping } from './housekeeping.ts';

async function siteWithSpam() {
  const site = await createTestSite({ isThrottled: false });
  await create(site, 'question', { name: 'Starija', website: 'x' });
  site.setClock('2026-11-21T09:30:00.001Z');
  await create(site, 'question', { name: 'Novija', website: 'x' });
  await create(site, 'question', { name: 'Prava' });
  return {
    site,
    tidyAt: async (instant: string) => {
      site.setClock(instant);
      await startHousekeeping(site.services).stop();
      const { suspects, questions } = (await site.contents()).tables;
      return [suspects?.length, questions?.length];
    },
  };
}

test('what is suspected goes after thirty days, and nothing else does', async () => {
  const { site, tidyAt } = await siteWithSpam();
  assert.deepEqual(await tidyAt('2026-12-21T09:29:59.999Z'), [2, 1]);
  assert.deepEqual(await tidyAt('2026-12-21T09:30:00.000Z'), [1, 1]);
  assert.deepEqual(await tidyAt('2027-12-21T09:30:00.000Z'), [0, 1]);
  const told = site.logged.filter(({ event }) => event === 'old suspects removed');
  assert.deepEqual(
    told.map(({ count }) => count),
    [1, 1],
  );
});

test('what cannot be cleared away is logged, and stops nothing', async () => {
  const { site } = await siteWithSpam();
  await site.db.schema.dropTable('suspects').execute();
  await startHousekeeping(site.services).stop();
  const failures = site.logged.filter(({ level }) => level === 'error');
  assert.deepEqual(
    failures.map(({ event, reason }) => [event, /suspects/.test(String(reason))]),
    [['housekeeping failed', true]],
  );
});
