import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteNotice } from '#features/privacy/server/notice.ts';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite, json, type TestSite, type TestSiteOptions } from '#server/testing/test-site.ts';
import { consentVersion } from '../consent.ts';
import type { Member } from '../schemas.ts';

type Refusal = { fields: Record<string, string> };
type Mail = { to: string; subject: string; lang: string; about: { type: string; id: number } | null };

const form = { firstName: 'Đurđa', lastName: 'Šćepanović', email: 'djurdja@primjer.ba', consent: true };
const now = '2026-11-21T09:30:00.000Z';

async function siteOfMembers(options: TestSiteOptions = {}) {
  const site = await createTestSite({ isThrottled: false, ...options });
  await noteNotice(site.db, site.services);
  const headers = await site.signIn();
  const call = <Body>(path: string, init: RequestInit = {}) =>
    site.call<Body>(path, { ...init, headers: { ...headers, ...init.headers } });
  const apply = (changes: Fields = {}, extra: Record<string, string> = {}) => {
    const init = json({ ...form, ...changes });
    return site.call<{ id: number } & Refusal>('/membership', {
      ...init,
      headers: { ...init.headers, ...extra },
    });
  };
  const members = async (query = '') => (await call<Member[]>(`/members.php?${query}`)).body;
  const mails = async () => (await call<{ items: Mail[] }>('/mails')).body.items;
  return { site, call, apply, members, mails };
}

test('who applies is answered with an id alone, and is a member who has applied', async () => {
  const { apply, members } = await siteOfMembers();
  const { status, body } = await apply({ city: 'Tuzla', status: 'active', number: '1', note: 'x' });
  assert.deepEqual({ status, body }, { status: 201, body: { id: 1 } });
  const [member] = await members();
  assert.partialDeepStrictEqual(member, {
    ...{ first_name: 'Đurđa', city: 'Tuzla', status: 'applied', number: '', note: '', paid_until: null },
    ...{ lang: 'bs', consent_at: now, consent_version: consentVersion, notice_version: 1, created_at: now },
  });
});

test('the consent is asked for, and the rules are those of every person', async () => {
  const { apply, members } = await siteOfMembers();
  for (const consent of [undefined, null, false, 'false', 'yes'])
    assert.deepEqual(
      [(await apply({ consent })).status, Object.keys((await apply({ consent })).body.fields)],
      [422, ['consent']],
    );
  assert.deepEqual(Object.keys((await apply({ email: 'x', firstName: '' })).body.fields).sort(), [
    'email',
    'firstName',
  ]);
  assert.deepEqual(await members(), []);
});

test('nobody learns who is a member: a second application is taken and marked', async () => {
  const { site, apply, members } = await siteOfMembers();
  await create(site, 'member', { email: 'Djurdja@Primjer.ba' });
  const answers = [await apply(), await apply({ email: 'nova@primjer.ba' })];
  assert.deepEqual(
    answers.map(({ status, body }) => [status, Object.keys(body)]),
    [
      [201, ['id']],
      [201, ['id']],
    ],
  );
  assert.deepEqual(
    (await members('status=applied')).map(({ is_repeated }) => is_repeated),
    [false, true],
  );
});

test('said twice with one key it is one application', async () => {
  const { apply, members } = await siteOfMembers();
  const key = { 'Idempotency-Key': 'a' };
  const [first, second] = [await apply({}, key), await apply({}, key)];
  assert.deepEqual([first.body, first.status], [second.body, second.status]);
  assert.equal((await apply({ city: 'Zenica' }, key)).status, 422);
  assert.equal((await members()).length, 1);
});

test('a receipt goes to the applicant in the language of the form, without what was typed, and the association hears', async () => {
  const { apply, mails } = await siteOfMembers({ mail: { notified: ['ured@primjer.ba'] } });
  await apply({ city: 'Znak' }, { 'Accept-Language': 'en' });
  await apply({ lang: 'bs', email: 'druga@primjer.ba' }, { 'Accept-Language': 'en' });
  assert.deepEqual(
    (await mails()).map(({ to, lang, about }) => [to, lang, about]),
    [
      ['druga@primjer.ba', 'bs', { type: 'member', id: 2 }],
      ['ured@primjer.ba', 'bs', null],
      ['djurdja@primjer.ba', 'en', { type: 'member', id: 1 }],
    ],
  );
  assert.match((await mails())[1]?.subject ?? '', /1 nova prijava za članstvo/);
});

test('what a program fills in is set apart, and comes back with its time and receipt', async () => {
  const { call, apply, members, mails } = await siteOfMembers();
  assert.equal((await apply({ website: 'x' })).status, 201);
  assert.deepEqual([await members(), await mails()], [[], []]);
  const [suspect] = (await call<{ id: number; name: string }[]>('/suspects?kind=membership')).body;
  assert.equal(suspect?.name, 'Đurđa Šćepanović');
  await call(`/suspects?id=${suspect?.id}`, { method: 'POST' });
  assert.partialDeepStrictEqual(await members(), [{ status: 'applied', notice_version: 1, created_at: now }]);
  assert.equal((await mails()).length, 1);
});

test('the same application is limited as other repeated posts are', async () => {
  const { apply } = await siteOfMembers({ isThrottled: true });
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await apply()).status);
  assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429]);
});

const ids = async (site: TestSite, emails: readonly string[]) => {
  const made: number[] = [];
  for (const email of emails) {
    const { body } = await site.call<{ id: number }>('/membership', json({ ...form, email }));
    made.push(body.id);
  }
  return made;
};

test('accepted ones are active, numbered one after the other, and told', async () => {
  const { site, call, members, mails } = await siteOfMembers();
  const [first, second] = (await ids(site, ['a@b.ba', 'c@d.ba'])) as [number, number];
  const old = await create<Member>(site, 'member', { number: '041' });
  const next = (await call<{ next_number: string }>('/member-counts')).body.next_number;
  assert.equal(next, '42');
  const decision = { ids: [first, second, old.id], status: 'active', number: '042', message: 'Dobro došli!' };
  const { body } = await call('/members/decide', json(decision));
  assert.deepEqual(body, { changed: 2, mails: 2 });
  assert.deepEqual(
    (await members()).map(({ number, status, version }) => [number, status, version]),
    [
      ['041', 'active', 1],
      ['043', 'active', 2],
      ['042', 'active', 2],
    ],
  );
  const [mail] = await mails();
  assert.equal(mail?.subject, 'Dobro došli u Udruženje');
  assert.deepEqual((await call('/members/decide', json(decision))).body, { changed: 0, mails: 0 });
  assert.deepEqual(
    (await members('search=043')).map(({ id }) => id),
    [second],
  );
});

test('a number that somebody has is refused at its place, by whichever call', async () => {
  const { site, call, members } = await siteOfMembers();
  const [first, second] = (await ids(site, ['a@b.ba', 'c@d.ba'])) as [number, number];
  await create(site, 'member', { number: '8' });
  const refused = async (path: string, body: object, method?: string) => {
    const answer = await call<Refusal>(path, json(body, method));
    return [answer.status, Object.keys(answer.body.fields)];
  };
  const taken = [422, ['number']];
  assert.deepEqual(
    await refused('/members/decide', { ids: [first, second], status: 'active', number: '7' }),
    taken,
  );
  assert.deepEqual(
    await refused('/members/decide', { ids: [first, second], status: 'active', number: 'A' }),
    taken,
  );
  assert.deepEqual(await refused(`/members?id=${first}`, { number: '8' }, 'PUT'), taken);
  assert.deepEqual(await refused('/members.php', { ...form, number: '8' }), taken);
  assert.equal((await members('status=applied')).length, 2);
});

test('declined ones are in the trash, with a message unless it is switched off', async () => {
  const { site, call, members, mails } = await siteOfMembers();
  const [first, second] = (await ids(site, ['a@b.ba', 'c@d.ba'])) as [number, number];
  await call('/members/decide', json({ ids: [first], status: 'declined', message: 'Nažalost.' }));
  await call('/members/decide', json({ ids: [second], status: 'declined', notify: false }));
  assert.deepEqual(await members(), []);
  assert.deepEqual(
    (await mails()).map(({ to }) => to),
    ['a@b.ba', 'c@d.ba', 'a@b.ba'],
  );
  await call('/trash/restore', json({ type: 'member', id: first }));
  assert.deepEqual(
    (await members()).map(({ status }) => status),
    ['applied'],
  );
});

test('an update keeps what is left out, empties what is empty, and refuses an outdated version', async () => {
  const { site, call } = await siteOfMembers();
  const { id } = await create<Member>(site, 'member', { city: 'Tuzla', note: 'Stara bilješka' });
  const put = (body: object) => call<Member & Refusal>(`/members?id=${id}`, json(body, 'PUT'));
  const { body } = await put({ number: ' 17 ', paidUntil: '2026-12-31', status: 'former', version: 1 });
  assert.partialDeepStrictEqual(body, {
    ...{ number: '17', paid_until: '2026-12-31', status: 'former', city: 'Tuzla', note: 'Stara bilješka' },
    ...{ version: 2, updated_at: now },
  });
  assert.deepEqual(
    [(await put({ city: 'Zenica', version: 1 })).status, (await put({})).body.version],
    [409, 2],
  );
  assert.partialDeepStrictEqual((await put({ paid_until: '', note: '', email: 'nova@primjer.ba' })).body, {
    ...{ paid_until: null, note: '', email: 'nova@primjer.ba', number: '17', version: 3 },
  });
  for (const [field, value] of [
    ['paidUntil', '2026-02-30'],
    ['status', 'declined'],
    ['number', 'x'.repeat(41)],
    ['firstName', ''],
    ['email', 'x'],
  ])
    assert.deepEqual(Object.keys((await put({ [String(field)]: value })).body.fields ?? {}), [field]);
  assert.deepEqual((await call<Member>(`/members?id=${id}`)).body.version, 3);
  assert.equal((await call('/members?id=99', json({}, 'PUT'))).status, 404);
});

test('who has paid for a year is found among active members, and paying goes forward only', async () => {
  const { site, call, members } = await siteOfMembers();
  const paidUntil = [null, '2025-12-31', '2026-06-30', '2026-12-31', '2027-12-31'];
  for (const [index, day] of paidUntil.entries())
    await create(site, 'member', { paidUntil: day, number: `${index}` });
  await create(site, 'member', { status: 'former', number: '9' });
  const found = async (query: string) => (await members(query)).map(({ number }) => number);
  assert.deepEqual(await found('unpaid=2026'), ['2', '1', '0']);
  assert.deepEqual(await found('paid=2026'), ['4', '3']);
  assert.deepEqual(await found('unpaid=2026&status=former'), ['9']);
  const count = async () => (await call('/member-counts')).body;
  const counts = { applied: 0, active: 5, former: 1, year: 2026, next_number: '10' };
  assert.deepEqual(await count(), { ...counts, unpaid: 3 });
  const { body } = await call('/members/payment', json({ ids: [1, 2, 5], year: 2026 }));
  assert.deepEqual(body, { changed: 2 });
  assert.deepEqual(await found('unpaid=2026'), ['2']);
  assert.equal((await call<Member>('/members?id=5')).body.paid_until, '2027-12-31');
  assert.deepEqual(await count(), { ...counts, unpaid: 1 });
});

test('members are found by status, type and city, in list and page', async () => {
  const { site, call, members } = await siteOfMembers();
  await ids(site, ['a@b.ba']);
  await create(site, 'member', { city: 'Široki Brijeg', membershipType: 'student' });
  await create(site, 'member', { city: 'Tuzla', status: 'former' });
  for (const [query, expected] of [
    ['status=applied', [1]],
    ['status=former', [3]],
    ['membershipType=student', [2]],
    ['city=siroki%20BRIJEG', [2]],
    ['', [3, 2, 1]],
  ] as const) {
    const all = (await members(query)).map(({ id }) => id);
    const page = await call<{ items: Member[]; total: number }>(`/members.php?page=1&${query}`);
    assert.deepEqual(
      [all, page.body.items.map(({ id }) => id), page.body.total],
      [expected, expected, expected.length],
    );
  }
  assert.equal((await call('/members.php?status=declined')).status, 422);
});

test('words to members go once to each address, in one create', async () => {
  const { site, call, mails } = await siteOfMembers();
  for (const email of ['a@b.ba', 'A@b.ba', 'c@d.ba']) await create(site, 'member', { email });
  const message = json({ ids: [1, 2, 3], subject: 'Članarina', text: 'Do petka.' });
  const { status, body } = await call('/members/message', message);
  assert.deepEqual([status, body], [201, { mails: 2 }]);
  assert.deepEqual(new Set((await mails()).map(({ subject }) => subject)), new Set(['Članarina']));
});
