import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword } from '#features/accounts/server/passwords/passwords.ts';
import { insertUser } from '#features/accounts/server/queries.ts';
import { startHousekeeping } from '../jobs/housekeeping.ts';
import { create, type Fields, sampleForms } from '../testing/sample-forms.ts';
import { createTestSite, json } from '../testing/test-site.ts';
import { IdempotencyKeys } from './idempotency-keys.ts';
import { ask, type Created, keyed, questionIds, type Refusal } from './testing/questions.ts';

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

test('what is kept tells neither the key nor who sent it, nor what was answered', async () => {
  const site = await createTestSite({ trustedProxies: 1 });
  await ask(site, { ...keyed('tajni-kljuc'), 'X-Forwarded-For': '192.0.2.77' });
  const [row, ...others] = await site.db.selectFrom('idempotency_keys').selectAll().execute();
  assert.ok(row && others.length === 0);
  assert.doesNotMatch(JSON.stringify(row), /tajni|192\.0|adnan/i);
  assert.doesNotMatch(Buffer.from(row.answer, 'base64').toString('latin1'), /id/);
});

test('what an earlier release has kept is answered', async () => {
  const site = await createTestSite();
  await ask(site, keyed('a'));
  await site.db.updateTable('idempotency_keys').set({ answer: '{"id":7}' }).execute();
  assert.equal((await ask(site, keyed('a'))).body.id, 7);
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

test('of two instances that create with one key at once, one creates and both give its response', async () => {
  const { services } = await createTestSite();
  const { db } = services;
  const request = { caller: 'a', key: 'isti', requestHash: 'x' };
  const bothFound = Promise.withResolvers<void>();
  let creating = 0;
  const createOn = (instance: number) =>
    new IdempotencyKeys(db, services.clock).respond(request, async keep => {
      creating += 1;
      if (creating === 2) bothFound.resolve();
      await bothFound.promise;
      return db.transaction().execute(async tx => {
        const { id } = await insertUser(tx, `${instance}@primjer.ba`, 'x', services.clock());
        await keep(tx, { id });
        return { id };
      });
    });
  const responses = await Promise.all([createOn(1), createOn(2)]);
  assert.deepEqual(responses, [{ id: 1 }, { id: 1 }]);
  assert.equal((await db.selectFrom('users').select('id').execute()).length, 1);
});
