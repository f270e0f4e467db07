import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { S3Client } from '#server/storage/s3-client.ts';
import { createS3Store } from '#server/storage/s3-store.ts';
import { createS3Server, refuse } from '#server/storage/testing/s3-server.ts';
import { forgetPast } from '#server/testing/forget-past.ts';
import { create, samplePdf } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import { samplePicture } from '../testing/sample-pictures.ts';

async function createSite(t: TestContext) {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'uploads-'));
  t.after(() => rm(temporaryFolder, { recursive: true }));
  const server = await createS3Server(t);
  const client = new S3Client(server.bucket, { repeat: 1 });
  const site = await createTestSite({ isShared: true });
  const open = (prefix: string) => createS3Store({ client, prefix, temporaryFolder });
  Object.assign(site.originals, await open('media/'));
  Object.assign(site.variants, await open('media-sizes/'));
  const image = await samplePicture({ width: 700, height: 350 });
  const { id } = await create(site, 'workshop', { image, pdf: samplePdf });
  const { body } = await site.call<{ image_url: string; pdf_url: string }>(`/workshop.php?id=${id}`);
  return { ...server, site, id, ...body, temporaryFolder };
}

test('files in a store are answered like those of a folder, and nothing is left on this machine', async t => {
  const { site, objects, image_url, pdf_url, temporaryFolder } = await createSite(t);
  const pdf = await site.request(pdf_url);
  assert.deepEqual(
    [pdf.status, pdf.headers.get('content-length'), pdf.headers.get('cache-control')],
    [200, String(samplePdf.size), 'public, max-age=31536000, immutable'],
  );
  assert.deepEqual(await pdf.bytes(), await samplePdf.bytes());
  const small = image_url.replace(/\.\w+$/, '-320.webp');
  const answers = await Promise.all(Array.from({ length: 3 }, () => site.request(small)));
  const sizes = await Promise.all(answers.map(async answer => (await answer.bytes()).length));
  assert.equal(new Set(sizes).size, 1);
  const head = await site.request(small, { method: 'HEAD' });
  assert.equal(head.headers.get('content-length'), String(sizes[0]));
  assert.equal((await site.request(`/media/${'1'.repeat(40)}.pdf`)).status, 404);
  assert.deepEqual([...objects.keys()].map(key => key.split('/')[0]).sort(), [
    'media',
    'media',
    'media-sizes',
  ]);
  assert.deepEqual(await readdir(temporaryFolder), []);
});

test('others change their files while one is on its way to the store', async t => {
  const { site } = await createSite(t);
  const { originals } = site;
  const [arrived, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { adopt } = originals;
  originals.adopt = async (name, path) => {
    arrived.resolve();
    await goOn.promise;
    return adopt(name, path);
  };
  const pdf = new File(['%PDF-1.7 spor'], 'spor.pdf', { type: 'application/pdf' });
  const slow = create(site, 'workshop', { pdf });
  await arrived.promise;
  await create(site, 'workshop', { image: await samplePicture({ width: 20, height: 20 }) });
  goOn.resolve();
  const { id } = await slow;
  const { body } = await site.call<{ pdf_url: string }>(`/workshop.php?id=${id}`);
  assert.equal((await site.request(body.pdf_url)).status, 200);
});

test('a file that another change removes after it was stored is stored again', async t => {
  const { site, id: other } = await createSite(t);
  const { originals } = site;
  const { adopt } = originals;
  let stored = 0;
  originals.adopt = async (name, path) => {
    await adopt(name, path);
    stored += 1;
    if (stored > 1) return;
    await site.call(`/workshop.php?id=${other}`, { method: 'DELETE', headers: await site.signIn() });
    await forgetPast(site);
    assert.equal(await originals.stat(name), undefined);
  };
  const { id } = await create(site, 'workshop', { pdf: samplePdf });
  const { body } = await site.call<{ pdf_url: string }>(`/workshop.php?id=${id}`);
  assert.equal((await site.request(body.pdf_url)).status, 200);
  assert.equal(stored, 2);
});

test('what is deleted for good goes from the store, and a file that the store lost is a 404', async t => {
  const { site, id, objects, pdf_url } = await createSite(t);
  objects.delete(`media/${pdf_url.slice('/media/'.length)}`);
  assert.equal((await site.request(pdf_url)).status, 404);
  await site.call(`/workshop.php?id=${id}`, { method: 'DELETE', headers: await site.signIn() });
  await forgetPast(site);
  assert.deepEqual([...objects.keys()], []);
});

test('while the store fails a file is a 503, for nobody to keep', async t => {
  const { site, pdf_url, failNext } = await createSite(t);
  const fail = (_: unknown, response: Parameters<typeof refuse>[0]) =>
    refuse(response, 500, 'InternalError', 'We encountered an internal error.');
  failNext(fail, fail, fail);
  const { status, headers } = await site.request(pdf_url);
  assert.deepEqual(
    [status, headers.get('cache-control'), headers.get('retry-after')],
    [503, 'no-store', '10'],
  );
  assert.equal((await site.request(pdf_url)).status, 200);
});
