import assert from 'node:assert/strict';
import { test } from 'node:test';
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
