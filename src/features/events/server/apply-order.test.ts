import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formSchemaOf } from '#features/content/schemas.ts';
import { create, type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, json } from '#server/testing/test-site.ts';
import { congressFields } from '../contract.ts';

const [early, late] = ['2026-11-22T10:00:00+01:00', '2026-11-22T09:30:00.000Z'];

test('applications do not end before they begin, stored or sent', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const { id } = await create(site, 'congress', { applyFrom: late });
  const send = async (method: string, path: string, form: Fields) => {
    const init = json(form, method);
    const { status, body } = await site.call<{ fields?: Fields }>(path, {
      ...init,
      headers: { ...init.headers, ...headers },
    });
    return [status, body.fields];
  };
  const refused = [422, { applyUntil: 'Kraj ne može biti prije početka.' }];
  const wrong = { applyFrom: late, applyUntil: early };
  assert.deepEqual(await send('POST', '/congress.php', { ...sampleForms.congress, ...wrong }), refused);
  for (const form of [wrong, { applyUntil: early }])
    assert.deepEqual(await send('PUT', `/congress.php?id=${id}`, form), refused);
  for (const form of [{ applyUntil: late }, { applyFrom: early }, { applyFrom: '', applyUntil: early }])
    assert.equal((await send('PUT', `/congress.php?id=${id}`, form))[0], 200);
});

test('the editor says so before it sends', () => {
  const days = { startedAt: '2026-11-22', finishedAt: '2026-11-22' };
  const form = { ...sampleForms.congress, ...days, lang: 'bs', showForm: true, admission: 'manual' };
  const switches = { waitingList: true, cancelled: false, capacity: '20', online: false };
  const texts = { content: '', venue: '', mapUrl: '', fee: '', applyFrom: late };
  const problemsWith = (applyUntil: string) =>
    formSchemaOf(congressFields, true)
      .safeParse({ ...form, ...switches, ...texts, applyUntil })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  assert.deepEqual(problemsWith(early), [['applyUntil', 'instantOrder']]);
  assert.equal(problemsWith(late), undefined);
});
