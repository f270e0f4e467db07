import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { hashPassword } from '#features/accounts/server/passwords.ts';
import { insertUser } from '#features/accounts/server/queries.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { handlers } from '../features.ts';
import { startHousekeeping } from '../jobs/housekeeping.ts';
import { readSettings } from '../settings.ts';
import { createFilledSite, requestOf, sampleCalls } from '../testing/sample-calls.ts';
import { create, type Fields, formOf, sampleForms } from '../testing/sample-forms.ts';
import { createTestSite, json, rawMultipart, type TestSite } from '../testing/test-site.ts';

type Created = { id: number } & Fields;
type Refusal = { code: string; fields?: Record<string, string> };

const ask = <Body = Created>(site: TestSite, headers: Record<string, string> = {}, changes: Fields = {}) => {
  const { headers: type, ...init } = json({ ...sampleForms.question, ...changes });
  return site.call<Body>('/questions.php', { ...init, headers: { ...(type as object), ...headers } });
};
const questionIds = async (site: TestSite) =>
  (await site.db.selectFrom('questions').select('id').execute()).map(({ id }) => id);
const keyed = (key: string) => ({ 'Idempotency-Key': key });

/** All rows and files, except when a session was used. */
async function contents(site: TestSite) {
  const { tables, files } = await site.contents();
  return { files, tables: { ...tables, sessions: [] } };
}

for (const { endpoint } of handlers.filter(({ endpoint }) => endpoint.status === 201)) {
  test(`${endpoint.name} said again makes nothing and answers the same`, async () => {
    const { site, ids } = await createFilledSite({ isThrottled: false });
    const sample = sampleCalls[endpoint.name]?.(ids) ?? {};
    const headers = { ...(await site.signIn()), ...keyed('jednom') };
    const say = <Body>(fields: Fields = {}, others: Record<string, string> = headers) =>
      site.call<Body>(...requestOf(endpoint, { ...sample, fields: { ...sample.fields, ...fields } }, others));
    const first = await say<Created>();
    assert.equal(first.status, 201);
    const before = await contents(site);
    site.setClock('2026-11-22T09:29:00.000Z');
    const second = await say<Created>();
    assert.deepEqual([second.status, second.body], [201, first.body]);
    assert.equal(second.headers.get('content-type'), first.headers.get('content-type'));
    assert.deepEqual(await contents(site), before);

    const [field = ''] = Object.keys(sample.fields ?? {}).filter(name =>
      /^(title|message|lastName|position)$/.test(name),
    );
    const other = await say<Refusal>({ [field]: field === 'position' ? 2 : 'Nešto drugo' });
    const fields = { 'Idempotency-Key': 'Ovaj ključ je već poslan s drugim podacima.' };
    assert.deepEqual([other.status, other.body.code, other.body.fields], [422, 'validation', fields]);
    assert.deepEqual(await contents(site), before);

    const { 'Idempotency-Key': _, ...without } = headers;
    for (const others of [without, { ...headers, ...keyed('drugi') }]) {
      const { status, body } = await say<Created>({}, others);
      assert.equal(status, 201);
      assert.notEqual(body.id, first.body.id);
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

test('a key is its account’s own', async () => {
  const site = await createTestSite();
  const first = await create(site, 'member');
  const second = await insertUser(site.db, 'druga@primjer.ba', await hashPassword('x'), new Date());
  assert.ok(second.id > 1);
  const say = async (headers: Record<string, string>) => {
    const { headers: type, ...init } = json(sampleForms.member);
    const all = { ...(type as object), ...headers, ...keyed('isti') };
    return (await site.call<Created>('/members.php', { ...init, headers: all })).body.id;
  };
  const own = await site.signIn();
  assert.equal(await say(own), first.id + 1);
  assert.equal(await say(await site.signIn()), first.id + 1, 'also in another session');
  await site.db.updateTable('sessions').set({ user_id: second.id }).execute();
  assert.equal(await say(own), first.id + 2);
});

test('a key of the public is bound to the address, IPv6 to its network', async () => {
  const site = await createTestSite({ trustedProxies: 1 });
  const from = async (address: string) =>
    (await ask(site, { ...keyed('isti'), 'X-Forwarded-For': address })).body.id;
  assert.deepEqual(
    [
      await from('192.0.2.1'),
      await from('192.0.2.2'),
      await from('192.0.2.1'),
      await from('2001:db8::1'),
      await from('2001:db8::2'),
    ],
    [1, 2, 1, 3, 3],
  );
  const headers = { ...(await site.signIn()), 'X-Forwarded-For': '192.0.2.1' };
  assert.equal((await ask(site, { ...headers, ...keyed('isti') })).body.id, 1, 'a token changes nothing');
});

test('what is kept tells neither the key nor who sent it', async () => {
  const site = await createTestSite({ trustedProxies: 1 });
  await ask(site, { ...keyed('tajni-kljuc'), 'X-Forwarded-For': '192.0.2.77' });
  const rows = JSON.stringify(await site.db.selectFrom('idempotency_keys').selectAll().execute());
  assert.match(rows, /"answer":"\{\\"id\\":1\}"/);
  assert.doesNotMatch(rows, /tajni|192\.0|adnan/i);
});

test('a key stands for 24 hours and is forgotten then', async () => {
  const site = await createTestSite();
  const at = async (instant: string, key = 'a') => {
    site.setClock(instant);
    return (await ask(site, keyed(key))).body.id;
  };
  assert.equal(await at('2026-11-21T09:30:00.000Z'), 1);
  assert.equal(await at('2026-11-22T09:30:00.000Z'), 1);
  assert.equal(await at('2026-11-20T12:00:00.000Z'), 1, 'also when the clock was set back');
  assert.equal(await at('2026-11-22T09:30:00.001Z'), 2);
  assert.equal(await at('2026-11-23T09:30:00.002Z', 'b'), 3);
  const kept = async () =>
    (await site.db.selectFrom('idempotency_keys').select('created_at').execute()).map(row => row.created_at);
  assert.deepEqual(await kept(), ['2026-11-23T09:30:00.002Z']);
  site.setClock('2026-11-25T00:00:00.000Z');
  await site.services.idempotencyKeys.purge();
  assert.deepEqual(await kept(), []);
});

test('a site that runs forgets keys by itself', async t => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const site = await createTestSite();
  const count = async () =>
    (await site.db.selectFrom('idempotency_keys').select('key_hash').execute()).length;
  await ask(site, keyed('a'));
  const housekeeping = startHousekeeping(site.services);
  t.after(() => housekeeping.stop());
  assert.equal(await count(), 1);
  site.setClock('2026-11-22T09:31:00.000Z');
  assert.equal(await count(), 1);
  t.mock.timers.tick(60 * 60_000);
  await housekeeping.stop();
  assert.equal(await count(), 0);
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

test('the same key at another call is refused', async () => {
  const site = await createTestSite();
  const headers = { ...(await site.signIn()), ...keyed('a') };
  const { headers: type, ...init } = json(sampleForms.education);
  const post = async (path: string) =>
    (await site.call(path, { ...init, headers: { ...(type as object), ...headers } })).status;
  assert.equal(await post('/education.php'), 201);
  assert.equal(await post('/members.php'), 422);
});

test('a key that is none is refused at its name, after the token and before the body', async () => {
  const site = await createTestSite();
  for (const key of ['', 'x'.repeat(201)]) {
    const { status, body } = await ask<Refusal>(site, { ...keyed(key), 'Accept-Language': 'en' });
    const fields = { 'Idempotency-Key': 'The key must have 1 to 200 characters.' };
    assert.deepEqual([status, body.code, body.fields], [422, 'validation', fields], key);
    const init = { method: 'POST', headers: keyed(key), body: 'x' };
    assert.equal((await site.call('/questions.php', init)).status, 422);
    assert.equal((await site.call('/news.php', init)).status, 401);
  }
  assert.deepEqual(await questionIds(site), []);
  for (const key of ['1', 'x'.repeat(200)]) assert.equal((await ask(site, keyed(key))).status, 201);
});

test('calls that make nothing take no notice of a key', async () => {
  const site = await createTestSite();
  const { id } = await create(site, 'education');
  const headers = { ...(await site.signIn()), ...keyed('x'.repeat(201)) };
  for (const title of ['Prvi', 'Drugi']) {
    const { headers: type, ...init } = json({ title }, 'PUT');
    const all = { ...(type as object), ...headers };
    const { body } = await site.call<Fields>(`/education.php?id=${id}`, { ...init, headers: all });
    assert.equal(body.title, title);
  }
});

test('a body that is nested a hundred thousand times is taken, and known again', async () => {
  const site = await createTestSite();
  const website = `${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`;
  const body = `{"name":"a","email":"a@b.ba","message":"a","website":${website}}`;
  const headers = { 'Content-Type': 'application/json', ...keyed('a') };
  for (const _ of [1, 2])
    assert.equal((await site.call('/questions.php', { method: 'POST', headers, body })).status, 201);
  assert.deepEqual(await questionIds(site), [1]);
});
