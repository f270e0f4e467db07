import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { handlers } from '../features.ts';
import { readSettings } from '../settings.ts';
import { requestOf } from '../testing/expected-call.ts';
import { sampleCall } from '../testing/expected-calls.ts';
import { createFilledSite } from '../testing/filled-site.ts';
import { create, type Fields, formOf, sampleForms, samplePdf } from '../testing/sample-forms.ts';
import { contentsButUse, createTestSite, json } from '../testing/test-site.ts';
import { ask, type Created, keyed, questionIds, type Refusal } from './testing/questions.ts';

/** Valid values of fields that are no text. */
const changed: Fields = {
  position: 2,
  to: 'druga@primjer.ba',
  page: '/kontakt',
  from: '/druga',
  email: 'druga@primjer.ba',
  image: await samplePicture({ colour: '#004080' }),
  file: new File([samplePdf, '\n'], samplePdf.name, { type: samplePdf.type }),
};

/** What one thing only can have. */
const unique: Record<string, (number: number) => Fields> = {
  createAccount: number => ({ email: `${number}@primjer.ba` }),
  createRedirect: number => ({ from: `/stara-${number}` }),
};

for (const { endpoint } of handlers.filter(({ endpoint }) => endpoint.status === 201)) {
  test(`${endpoint.name} said again makes nothing and answers the same`, async () => {
    const { site, ids } = await createFilledSite({ isThrottled: false });
    const sample = sampleCall(endpoint, ids);
    const headers = { ...(await site.signIn()), ...keyed('jednom') };
    const say = <Body>(fields: Fields = {}, others: Record<string, string> = headers) =>
      site.call<Body>(...requestOf(endpoint, { ...sample, fields: { ...sample.fields, ...fields } }, others));
    const first = await say<Created>();
    assert.equal(first.status, 201);
    const before = await contentsButUse(site);
    site.setClock('2026-11-22T09:29:00.000Z');
    const second = await say<Created>();
    assert.deepEqual([second.status, second.body], [201, first.body]);
    assert.equal(second.headers.get('content-type'), first.headers.get('content-type'));
    assert.deepEqual(await contentsButUse(site), before);

    const names = Object.keys(sample.fields ?? {});
    const field =
      names.find(name => /^(title|message|lastName|position|id|from|to|subject|email|page)$/.test(name)) ??
      (names.includes('file') ? 'file' : 'image');
    const other = await say<Refusal>({ [field]: changed[field] ?? 'Nešto drugo' });
    const fields = { 'Idempotency-Key': 'Ovaj ključ je već poslan s drugim podacima.' };
    assert.deepEqual([other.status, other.body.code, other.body.fields], [422, 'validation', fields]);
    assert.deepEqual(await contentsButUse(site), before);

    const { 'Idempotency-Key': _, ...without } = headers;
    for (const [number, others] of [without, { ...headers, ...keyed('drugi') }].entries()) {
      const earlier = await contentsButUse(site);
      assert.equal((await say(unique[endpoint.name]?.(number), others)).status, 201);
      assert.notDeepEqual(await contentsButUse(site), earlier);
    }
  });
}

test('of parallel calls with one key one makes something, and all are answered alike', async () => {
  const site = await createTestSite();
  const asked = await Promise.all(Array.from({ length: 10 }, () => ask(site, keyed('a'))));
  assert.deepEqual(new Set(asked.map(({ status, body }) => `${status} ${body.id}`)), new Set(['201 1']));
  assert.deepEqual(await questionIds(site), [1]);

  const image = await samplePicture();
  const headers = { ...(await site.signIn()), ...keyed('b') };
  const shown = await Promise.all(
    [1, 2, 3].map(() =>
      site.call<Created>('/news.php', { method: 'POST', headers, body: formOf('news', { image }) }),
    ),
  );
  assert.deepEqual(new Set(shown.map(({ status, body }) => `${status} ${body.id}`)), new Set(['201 1']));
});

test('of parallel calls with one key and different bodies one is taken', async () => {
  const site = await createTestSite();
  const asked = await Promise.all(
    ['Prva', 'Druga', 'Treća'].map(message => ask(site, keyed('a'), { message })),
  );
  assert.deepEqual(asked.map(({ status }) => status).sort(), [201, 422, 422]);
  assert.deepEqual(await questionIds(site), [1]);
});

test('a refusal is not kept: corrected, it is taken with the same key', async () => {
  const site = await createTestSite();
  const refused = await ask<Refusal>(site, keyed('a'), { email: 'adnan' });
  assert.deepEqual([refused.status, Object.keys(refused.body.fields ?? {})], [422, ['email']]);
  assert.equal((await ask(site, keyed('a'))).status, 201);

  const { id } = await create(site, 'workshop', { showForm: 'false' });
  const { headers, ...init } = json({ ...sampleForms.application, workshopId: id });
  const apply = () =>
    site.call('/applications.php', { ...init, headers: { ...(headers as object), ...keyed('b') } });
  assert.equal((await apply()).status, 409);
  await site.db.updateTable('events').set({ show_application_form: 1 }).execute();
  assert.equal((await apply()).status, 201);
});

test('what is said again counts for no limit, and is refused by none', async () => {
  const site = await createTestSite();
  const { repeatedPostsPerMinute: limit } = readSettings({});
  for (let again = 0; again <= limit; again += 1) assert.equal((await ask(site, keyed('a'))).status, 201);
  // The limit applies to equal messages with different keys.
  for (let number = 1; number < limit; number += 1)
    assert.equal((await ask(site, keyed(`b${number}`))).status, 201);
  assert.equal((await ask(site, keyed('c'))).status, 429);
  assert.equal((await ask(site, keyed('a'))).status, 201);
  assert.equal((await questionIds(site)).length, limit);
});

test('the create and its key are one transaction', async () => {
  const site = await createTestSite();
  await site.db.schema.dropTable('idempotency_keys').execute();
  await site.db.schema
    .createTable('idempotency_keys')
    .addColumn('key_hash', 'text')
    .addColumn('request_hash', 'text')
    .addColumn('answer', 'text')
    .addColumn('created_at', 'text', column => column.check(sql`false`))
    .execute();
  assert.equal((await ask(site, keyed('a'))).status, 500);
  assert.deepEqual(await questionIds(site), []);
  const headers = { ...(await site.signIn()), ...keyed('b') };
  const body = formOf('news', { image: await samplePicture() });
  assert.equal((await site.call('/news.php', { method: 'POST', headers, body })).status, 500);
  const { tables, files } = await site.contents();
  assert.deepEqual([tables.news, tables.files, files], [[], [], []]);
});
