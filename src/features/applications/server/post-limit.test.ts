import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, json, type TestSite } from '#server/testing/test-site.ts';

/** The instant so many milliseconds after the test site's clock. */
const later = (milliseconds: number) =>
  new Date(Date.parse('2026-11-21T09:30:00.000Z') + milliseconds).toISOString();
const minute = 60_000;
const day = 24 * 60 * minute;
/** Data that no other post has. */
const applicant = (number: number) => ({ email: `student${number}@primjer.ba` });
const message = (number: number) => ({ message: `Pitanje broj ${number}` });

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
  test(`${kind}: the sixth of a minute that says the same is refused, and tells how long to wait`, async () => {
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

test('a class of sixty applies from one address within ten minutes; the next one has to wait', async () => {
  const { site, apply } = await siteWithWorkshop();
  const send = (number: number) => apply({}, applicant(number));
  assert.deepEqual(new Set(await statuses(60, send)), new Set([201]));
  site.setClock(later(minute));
  const { status, wait } = await send(61);
  assert.deepEqual([status, wait], [429, '540']);
  assert.equal(await storedCount(site), 60);
  site.setClock(later(10 * minute));
  assert.equal((await send(61)).status, 201);
});

test('what says the same is known in other case and with other spaces, and by itself only', async () => {
  const { site, apply, ask } = await siteWithWorkshop();
  const other = (await create(site, 'workshop')).id;
  const questions = ['Kad počinje  upis?', ' kad počinje\nUPIS? ', 'KAD POČINJE UPIS?', 'Kad počinje upis?'];
  for (const [number, message] of [...questions, 'Kad počinje upis?'].entries())
    assert.equal((await ask({}, { ...applicant(number), message })).status, 201, message);
  assert.equal((await ask({}, { message: 'kad počinje upis?' })).status, 429);
  assert.equal((await ask({}, { message: 'Kad počinje upis na kurs?' })).status, 201);

  const email = 'Student@Primjer.ba';
  assert.deepEqual(await statuses(5, () => apply({}, { email })), [201, 201, 201, 201, 201]);
  assert.equal((await apply({}, { email: 'student@primjer.ba', firstName: 'Drugo' })).status, 429);
  assert.equal((await apply({}, { email, workshopId: other })).status, 201, 'for another event');
  assert.equal((await apply({}, applicant(1))).status, 201, 'of another person');
});

test('messages and applications are counted together', async () => {
  const { site, apply, ask } = await siteWithWorkshop();
  const mixed = (number: number) =>
    number % 2 === 0 ? apply({}, applicant(number)) : ask({}, message(number));
  assert.deepEqual(new Set(await statuses(60, mixed)), new Set([201]));
  assert.deepEqual([(await mixed(61)).status, (await mixed(62)).status], [429, 429]);
  assert.equal(await storedCount(site), 60);
});

test('of parallel posts no more pass than of others', async () => {
  const { site, apply, ask } = await siteWithWorkshop();
  const posts = Array.from({ length: 20 }, (_, number) => (number % 2 === 0 ? apply() : ask()));
  const passed = (await Promise.all(posts)).filter(({ status }) => status === 201);
  assert.equal(passed.length, 10);
  const distinct = Array.from({ length: 70 }, (_, number) => ask({}, message(number)));
  assert.equal((await Promise.all(distinct)).filter(({ status }) => status === 201).length, 50);
  assert.equal(await storedCount(site), 60);
});

test('the 501st post of a day is refused until a day after the first', async () => {
  const { site, ask } = await siteWithWorkshop();
  // Called directly, to avoid storing five hundred applications.
  for (let number = 0; number < 500; number += 1) {
    site.setClock(later(Math.floor(number / 60) * 10 * minute));
    await site.services.postLimit?.take('127.0.0.1', String(number));
  }
  site.setClock(later(90 * minute));
  const { status, wait } = await ask();
  assert.deepEqual([status, wait], [429, String((day - 90 * minute) / 1_000)]);
  site.setClock(later(day - 1));
  assert.equal((await ask()).wait, '1');
  site.setClock(later(day));
  assert.equal((await ask()).status, 201);
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
  const { apply } = await siteWithWorkshop({ trustedProxies: 1 });
  const from = (address: string) => (number: number) =>
    apply({ 'X-Forwarded-For': `6.6.6.${number}, ${address}` });
  assert.deepEqual(await statuses(6, from('1.2.3.4')), [201, 201, 201, 201, 201, 429]);
  assert.deepEqual(await statuses(6, from('1.2.3.5')), [201, 201, 201, 201, 201, 429]);
  assert.deepEqual(await statuses(1, from('1.2.3.4')), [429]);
});

test('nothing is limited where throttling is switched off', async () => {
  const { apply, ask } = await siteWithWorkshop({ isThrottled: false });
  const mixed = (number: number) => (number % 2 === 0 ? apply() : ask());
  assert.deepEqual(new Set(await statuses(70, mixed)), new Set([201]));
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

test('applicants who repeat the same correction or withdrawal have to wait too', async () => {
  const { site, apply } = await siteWithWorkshop();
  // Before the event, which has begun by the site's clock.
  site.setClock(later(-3 * day));
  const path = String((await apply()).body.url).replace('/prijava/', '/my-application?token=');
  const correct = (firstName: string) => site.call(path, json({ firstName }, 'PUT'));
  assert.deepEqual(await statuses(6, () => correct('Ajla')), [200, 200, 200, 200, 200, 429]);
  assert.equal((await correct('Una')).status, 200);
  const withdraw = () => site.call(path, { method: 'DELETE' });
  assert.deepEqual(await statuses(6, withdraw), [200, 200, 200, 200, 200, 429]);
});
