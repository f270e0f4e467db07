import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokenPaths } from '#server/features.ts';
import { createLoggedPath } from '#server/logging/logged-path.ts';
import { createTestSite, json } from '#server/testing/test-site.ts';
import type { MissingAddress } from '../contract.ts';
import { createVisitor } from '../testing/visitor.ts';
import { isTellable } from './missing-addresses.ts';

async function openSite() {
  const site = await createTestSite();
  const missing = async () => {
    const { body } = await site.call<MissingAddress[]>('/missing-addresses', {
      headers: await site.signIn(),
    });
    return body.map(({ path, count, last_day }) => [path, count, last_day]);
  };
  return { site, missing, visit: createVisitor(site, ['/novosti']) };
}

test('what is asked for in vain is counted by its path, for 30 days', async () => {
  const { site, missing, visit } = await openSite();
  for (const path of ['/statut', '/Statut/?od=ana@primjer.ba', '/novosti', '/stari.pdf']) await visit(path);
  assert.deepEqual(await missing(), [
    ['/statut', 2, '2026-11-21'],
    ['/stari.pdf', 1, '2026-11-21'],
  ]);
  site.setClock('2026-12-20T10:00:00.000Z');
  await visit('/stari.pdf');
  await visit('/stari.pdf');
  assert.deepEqual(await missing(), [
    ['/stari.pdf', 3, '2026-12-20'],
    ['/statut', 2, '2026-11-21'],
  ]);
  site.setClock('2026-12-21T10:00:00.000Z');
  assert.deepEqual(await missing(), [['/stari.pdf', 2, '2026-12-20']]);
  assert.deepEqual(
    (await site.db.selectFrom('missing_addresses').select('day').execute()).map(({ day }) => day),
    ['2026-12-20'],
  );
});

test('what is redirected now is missing no more', async () => {
  const { site, missing, visit } = await openSite();
  await visit('/statut');
  assert.equal((await missing()).length, 1);
  const { headers: own, ...init } = json({ from: '/statut', to: '/novosti' });
  await site.call('/redirects', { ...init, method: 'POST', headers: { ...own, ...(await site.signIn()) } });
  assert.deepEqual(await missing(), []);
});

test('a storm of addresses is kept within bounds, and those that are asked for most often stay', async () => {
  const { site, missing, visit } = await openSite();
  for (let round = 0; round < 3; round++) {
    for (let times = 0; times < 2; times++) await visit('/statut');
    for (let number = 0; number < 600; number++) {
      site.services.missingAddresses.note(`/r${round}-${number}`);
    }
    await site.services.missingAddresses.store();
  }
  const rows = await missing();
  assert.equal(rows.length, 500);
  assert.deepEqual(rows[0], ['/statut', 6, '2026-11-21']);
});

test('nothing is kept that may name somebody or open something, nor what programs look for', () => {
  const loggedPath = createLoggedPath(tokenPaths);
  for (const path of ['/statut', '/novosti/2019/skupstina', '/vijest.php', '/o nama', '/simpozij/12345'])
    assert.ok(isTellable(path, loggedPath), path);
  for (const path of [
    '/ana@primjer.ba',
    '/pregled/k3j4h5g6f7d8s9a0k3j4h5g6f7',
    '/prijava/abc',
    '/x/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c',
    '/tel/38761123456',
    '/wp-login.php',
    '/.env',
    '/backup.sql',
    `/${'a'.repeat(300)}`,
  ])
    assert.ok(!isTellable(path, loggedPath), path);
});
