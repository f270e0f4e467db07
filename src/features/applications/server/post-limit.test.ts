import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, json, type TestSite } from '#server/testing/test-site.ts';

/** Milliseconds after the clock at which a site starts. */
const later = (milliseconds: number) =>
  new Date(Date.parse('2026-11-21T09:30:00.000Z') + milliseconds).toISOString();
const minute = 60_000;
const day = 24 * 60 * minute;

type Options = Parameters<typeof createTestSite>[0];

async function siteWithWorkshop(options: Options = {}) {
  const site = await createTestSite(options);
  const { id } = await create(site, 'workshop');
  const post = async (path: string, fields: Fields, headers: Record<string, string> = {}) => {
    const all = { 'Content-Type': 'application/json', ...headers };
    const answer = await site.call<Fields>(path, { ...json(fields), headers: all });
    return { ...answer, wait: answer.headers.get('retry-after') };
  };
  return {
    site,
    apply: (headers?: Record<string, string>, changes: Fields = {}) =>
      post('/applications.php', { ...sampleForms.application, workshopId: id, ...changes }, headers),
    ask: (headers?: Record<string, string>, changes: Fields = {}) =>
      post('/questions.php', { ...sampleForms.question, ...changes }, headers),
  };
}

async function storedCount(site: TestSite) {
  const { applications = [], questions = [] } = (await site.contents()).tables;
  return applications.length + questions.length;
}

async function statuses(times: number, call: (number: number) => Promise<{ status: number }>) {
  const found: number[] = [];
  for (let number = 1; number <= times; number += 1) found.push((await call(number)).status);
  return found;
}

for (const kind of ['apply', 'ask'] as const) {
  test(`${kind}: the sixth post of a minute is refused, and tells how long to wait`, async () => {
    const visitor = await siteWithWorkshop();
    const { site } = visitor;
    assert.deepEqual(await statuses(5, () => visitor[kind]()), [201, 201, 201, 201, 201]);
    site.setClock(later(10_500));
    const { status, body, wait } = await visitor[kind]({ 'Accept-Language': 'en' });
    assert.deepEqual(
      { status, body, wait },
      {
        status: 429,
        body: { error: 'Too many attempts. Please try again a little later.', code: 'too_many' },
        wait: '50',
      },
    );
    assert.equal(await storedCount(site), 5);
    site.setClock(later(minute - 1));
    assert.equal((await visitor[kind]()).wait, '1');
    site.setClock(later(10_500 + 50_000));
    assert.equal((await visitor[kind]()).status, 201);
  });
}

test('messages and applications are counted together', async () => {
  const { site, apply, ask } = await siteWithWorkshop();
  const mixed = (number: number) => (number % 2 === 0 ? apply() : ask());
  assert.deepEqual(await statuses(5, mixed), [201, 201, 201, 201, 201]);
  assert.deepEqual([(await apply()).status, (await ask()).status], [429, 429]);
  assert.equal(await storedCount(site), 5);
});

test('of parallel posts no more than five pass', async () => {
  const { site, apply, ask } = await siteWithWorkshop();
  const posts = Array.from({ length: 20 }, (_, number) => (number % 2 === 0 ? apply() : ask()));
  const passed = (await Promise.all(posts)).filter(({ status }) => status === 201);
  assert.equal(passed.length, 5);
  assert.equal(await storedCount(site), 5);
});

test('the 51st post of a day is refused until a day after the first', async () => {
  const { site, apply, ask } = await siteWithWorkshop();
  for (let number = 0; number < 50; number += 1) {
    site.setClock(later(Math.floor(number / 5) * minute));
    assert.equal((await (number % 2 === 0 ? apply() : ask())).status, 201, String(number));
  }
  site.setClock(later(10 * minute));
  const { status, wait } = await ask();
  assert.deepEqual([status, wait], [429, String((day - 10 * minute) / 1_000)]);
  site.setClock(later(day - 1));
  assert.equal((await apply()).wait, '1');
  site.setClock(later(day));
  assert.equal((await apply()).status, 201);
  assert.equal(await storedCount(site), 51);
});

test('posts that were refused for what they say are not counted', async () => {
  const { site, apply, ask } = await siteWithWorkshop();
  const refused = [
    () => apply({}, { email: 'nije adresa' }),
    () => apply({}, { consent: false }),
    () => ask({}, { message: '' }),
    () => ask({ 'Content-Type': 'text/plain' }),
  ];
  for (const post of refused)
    for (const status of await statuses(6, post)) assert.ok([415, 422].includes(status), String(status));
  assert.deepEqual(await statuses(6, () => apply()), [201, 201, 201, 201, 201, 429]);
  assert.equal(await storedCount(site), 5);
});

test('a forged address does not help where no proxy is trusted', async () => {
  const { apply } = await siteWithWorkshop();
  const forged = (number: number) =>
    apply({ 'X-Forwarded-For': `1.2.3.${number}`, 'X-Real-IP': `1.2.3.${number}` });
  assert.deepEqual(await statuses(6, forged), [201, 201, 201, 201, 201, 429]);
});

test('behind a trusted proxy the address is the one that it states, and another one is free', async () => {
  const { apply, ask } = await siteWithWorkshop({ trustedProxies: 1 });
  const from = (address: string) => (number: number) =>
    (number % 2 === 0 ? apply : ask)({ 'X-Forwarded-For': `6.6.6.${number}, ${address}` });
  assert.deepEqual(await statuses(6, from('1.2.3.4')), [201, 201, 201, 201, 201, 429]);
  assert.deepEqual(await statuses(6, from('1.2.3.5')), [201, 201, 201, 201, 201, 429]);
  assert.deepEqual(await statuses(1, from('1.2.3.4')), [429]);
});

test('nothing is limited where throttling is switched off', async () => {
  const { apply, ask } = await siteWithWorkshop({ isThrottled: false });
  const mixed = (number: number) => (number % 2 === 0 ? apply() : ask());
  assert.deepEqual(new Set(await statuses(60, mixed)), new Set([201]));
});

test("the administrator's calls and the public's reads are not limited, nor do they count", async () => {
  const { site, apply } = await siteWithWorkshop();
  const headers = await site.signIn();
  const addMember = () =>
    site.call('/members.php', {
      ...json(sampleForms.member),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  assert.deepEqual(new Set(await statuses(60, addMember)), new Set([201]));
  assert.deepEqual(await statuses(6, () => apply()), [201, 201, 201, 201, 201, 429]);
  assert.deepEqual(new Set(await statuses(6, addMember)), new Set([201]));
  for (const path of ['/questions.php', '/applications.php?id=1&application_type=workshop'])
    assert.deepEqual(new Set(await statuses(6, () => site.call(path, { headers }))), new Set([200]), path);
  const remove = (id: number) => site.call(`/members.php?id=${id}`, { method: 'DELETE', headers });
  assert.deepEqual(new Set(await statuses(60, remove)), new Set([200]));
  const count = () => site.call('/applications.php?action=count&id=1');
  assert.deepEqual(new Set(await statuses(60, count)), new Set([200]));
});
