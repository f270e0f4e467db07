// In a process of its own: it looks at all temporary files.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { formOf, samplePdf } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import { samplePicture } from '../testing/sample-pictures.ts';
import { temporaryFile, temporaryFiles, temporaryPath } from '../testing/temporary-files.ts';
import { nameOf } from './names.ts';
import { readHead, Uploads } from './uploads.ts';

test('a received file has its bytes, their number and their sum', async () => {
  const before = temporaryFiles();
  const uploads = new Uploads(temporaryPath);
  async function* come() {
    yield Buffer.from('a');
    yield Buffer.from('bc');
  }
  const { path, size, sha256 } = await uploads.receive(come());
  assert.deepEqual([await readFile(path, 'utf8'), size], ['abc', 3]);
  assert.equal(`${sha256.slice(0, 40)}.pdf`, nameOf(Buffer.from('abc'), 'pdf'));
  await uploads.remove();
  assert.deepEqual(temporaryFiles(), before);
});

test('a file that breaks off is removed with the others', async () => {
  const before = temporaryFiles();
  const uploads = new Uploads(temporaryPath);
  async function* breakOff() {
    yield Buffer.from('a');
    throw new Error('away');
  }
  await assert.rejects(uploads.receive(breakOff()), { message: 'away' });
  assert.equal(temporaryFiles().length, before.length + 1);
  await uploads.remove();
  assert.deepEqual(temporaryFiles(), before);
});

test('the head of a file is as long as the file at most', async () => {
  assert.equal(await readHead(await temporaryFile('%PDF-1.7'), 5), '%PDF-');
  assert.equal(await readHead(await temporaryFile('%P'), 5), '%P');
});

test('no answer leaves a temporary file, whatever became of the call', async () => {
  const site = await createTestSite();
  const before = temporaryFiles();
  const session = await site.signIn();
  const image = await samplePicture();
  const keyed = { ...session, 'Idempotency-Key': 'a' };
  const pdf = new File([await samplePdf.bytes()], 'a.pdf');
  const calls: [status: number, headers: Record<string, string>, fields: Record<string, unknown>][] = [
    [201, session, { image, pdf }],
    [201, keyed, { image, pdf }],
    [201, keyed, { image, pdf }],
    [422, keyed, { image }],
    [422, session, { image, pdf, title: '' }],
    [415, session, { image: pdf, pdf }],
    [415, session, { image, pdf: image }],
    [413, session, { pdf, image: new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'a.jpg') }],
    [401, {}, { image, pdf }],
  ];
  for (const [status, headers, fields] of calls) {
    const body = formOf('workshop', fields as Parameters<typeof formOf>[1]);
    const answer = await site.request('/api/workshops.php', { method: 'POST', headers, body });
    assert.equal(answer.status, status, Object.keys(fields).join());
    assert.deepEqual(temporaryFiles(), before);
  }
});
