import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '#server/app.ts';
import { createPages } from '#server/pages/pages.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import { importFrom } from '../testing/import-run.ts';
import { startOldSite } from '../testing/old-site.ts';

const publicUrl = 'http://localhost:3000';

test('the old address of an item that got a new number leads to it, with its query', async t => {
  const site = await createTestSite();
  await importFrom(site, await startOldSite(t));
  const pages = createPages(
    {
      assets: new Map(),
      assetsOf: () => ({ entry: '/entry.js', scripts: [], styles: [] }),
      sharedAddress: () => undefined,
      render: async ({ pathname }) => ({
        status: pathname === '/simpozij/7' ? 200 : 404,
        html: '<html><head></head><body></body></html>',
        state: {},
        module: 'm',
        isPrivate: false,
      }),
    },
    { publicUrl, timeZone: 'Europe/Sarajevo', trashDays: 30, services: site.services },
  );
  const settings = { publicUrl, trustedProxies: 0 };
  const app = createApp({ services: site.services, settings, pages });
  const lookAt = async (path: string) => {
    const { status, headers } = await app.request(publicUrl + path);
    return [status, headers.get('location')];
  };
  assert.deepEqual(await lookAt('/simpozij/5?lng=en'), [308, '/simpozij/7?lng=en']);
  assert.deepEqual(await lookAt('/kongres/6'), [308, '/kongres/8']);
  assert.deepEqual(await lookAt('/simpozij/7'), [200, null]);
  for (const path of ['/simpozij/6', '/kongres/5', '/novosti/5', '/simpozij/99999999999999999999', '/nema'])
    assert.deepEqual(await lookAt(path), [404, null], path);
});
