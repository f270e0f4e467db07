import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { formOf, sampleForms } from '../testing/sample-forms.ts';
import { createTestSite, rawMultipart } from '../testing/test-site.ts';
import { keyed, questionIds } from './testing/questions.ts';

test('a form is compared by what it says: texts, bytes and names of files, not by its boundary', async () => {
  const site = await createTestSite();
  const headers = { ...(await site.signIn()), ...keyed('a') };
  const post = async (bytes: Uint8Array<ArrayBuffer>, type: string) =>
    (
      await site.call('/news.php', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': type },
        body: bytes,
      })
    ).status;
  for (const boundary of ['prva', 'druga']) {
    const { bytes, type } = rawMultipart(sampleForms.news, boundary);
    assert.equal(await post(new Uint8Array(bytes), type), 201);
  }
  const picture = await samplePicture();
  const another = await samplePicture({ colour: '#00ff00' });
  const send = async (image: File) =>
    (
      await site.call('/news.php', {
        method: 'POST',
        headers: { ...headers, ...keyed('b') },
        body: formOf('news', { image }),
      })
    ).status;
  const named = (file: File, name: string) => new File([file], name, { type: file.type });
  assert.equal(await send(named(picture, 'a.png')), 201);
  assert.equal(await send(named(picture, 'a.png')), 201);
  assert.equal(await send(named(another, 'a.png')), 422);
  assert.equal(await send(named(picture, 'b.png')), 422);
  assert.equal((await site.db.selectFrom('news').select('id').execute()).length, 2);
});

test('a body that is nested fifty thousand times, which no hash could be made of, is refused', async () => {
  const site = await createTestSite();
  const deep = `${'[{"a":'.repeat(50_000)}1${'}]'.repeat(50_000)}`;
  const body = `{"name":"a","email":"a@b.ba","message":"a","website":${deep},"openForMs":${deep}}`;
  const headers = { 'Content-Type': 'application/json', ...keyed('a') };
  assert.equal((await site.call('/questions.php', { method: 'POST', headers, body })).status, 400);
  assert.deepEqual(await questionIds(site), []);
});
