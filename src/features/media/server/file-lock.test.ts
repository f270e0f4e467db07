import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { forgetPast } from '#server/testing/forget-past.ts';
import { create, samplePdf } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';

test('a change without files does not wait for one that is being stored', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const { id } = await create(site, 'workshop');
  const [arrived, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { adopt } = site.originals;
  site.originals.adopt = async (name, path) => {
    arrived.resolve();
    await goOn.promise;
    return adopt(name, path);
  };
  const slow = create(site, 'workshop', { pdf: samplePdf });
  await arrived.promise;
  const body = new FormData();
  body.append('title', 'Novi naslov');
  const { status } = await site.call(`/workshop.php?id=${id}`, { method: 'POST', headers, body });
  assert.equal(status, 200);
  goOn.resolve();
  await slow;
});

test('a file that is being stored again is not removed with its former item', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const { id: former } = await create(site, 'workshop', { pdf: samplePdf });
  const { adopt } = site.originals;
  let removal: Promise<void> | undefined;
  site.originals.adopt = async (name, path) => {
    await adopt(name, path);
    removal = site
      .call(`/workshop.php?id=${former}`, { method: 'DELETE', headers })
      .then(() => forgetPast(site));
    // For as long as it takes where nothing holds it up.
    for (let turn = 0; turn < 200; turn += 1) await setImmediate();
  };
  const { id } = await create(site, 'workshop', { pdf: samplePdf });
  await removal;
  const { body } = await site.call<{ pdf_url: string }>(`/workshop.php?id=${id}`);
  assert.equal((await site.request(body.pdf_url)).status, 200);
});
