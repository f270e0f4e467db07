import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSite } from '../testing/test-site.ts';
import { startHousekeeping } from './housekeeping.ts';

test('what cannot be cleared away is logged, and stops nothing', async () => {
  const site = await createTestSite();
  await site.db.schema.dropTable('suspects').execute();
  await startHousekeeping(site.services).stop();
  const failures = site.logged.filter(({ level }) => level === 'error');
  assert.deepEqual(
    failures.map(({ event, reason }) => [event, /suspects/.test(String(reason))]),
    [['housekeeping failed', true]],
  );
});
