import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite, json, type TestSite } from '#server/testing/test-site.ts';
import type { Member } from '../schemas.ts';
import { applyAs, type Refusal, siteOfMembers } from '../testing/site-of-members.ts';

type Page = { items: Member[]; totalPages: number; page: number; total: number };

async function call<Body>(site: TestSite, path: string, init: RequestInit = {}, language = 'bs') {
  const headers = { ...(await site.signIn()), 'Accept-Language': language, ...init.headers };
  return site.call<Body>(path, { ...init, headers });
}

const member = {
  firstName: 'Đurđa',
  lastName: 'Šćepanović',
  birthYear: '1961',
  email: 'djurdja@primjer.ba',
  faculty: 'PMF',
  professionalDegree: 'dipl. biol.',
  scientificDegree: 'dr. sc.',
  firm: 'Klinika',
  workAddress: 'Bolnička 25',
  workPhone: '033 111 222',
  workPostalCode: '71000',
  homeAddress: 'Vrbanja 1',
  homePhone: '061 111 222',
  homePostalCode: '71210',
  city: 'Sarajevo',
  scientificActivity: 'enzimi',
  specialization: 'klinička biohemija',
  membershipType: 'pravno lice',
};

/** The fields as the API returns them: `firstName` as `first_name`. */
function answered(fields: Fields): Fields {
  const named = Object.entries(fields).map(([name, value]) => [
    name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(named);
}

test('a member is answered complete, as the list answers it', async () => {
  const site = await createTestSite();
  const { status, body } = await call(site, '/members.php', json(member));
  const expected = {
    ...answered(member),
    ...{ id: 1, created_at: '2026-11-21T09:30:00.000Z', updated_at: null, version: 1 },
    ...{ status: 'active', number: '', paid_until: null, note: '', lang: 'bs', is_repeated: false },
    ...{ consent_at: null, consent_version: null, notice_version: null },
  };
  assert.deepEqual({ status, body }, { status: 201, body: expected });
  assert.deepEqual((await call(site, '/members.php')).body, [expected]);
});

test('fields that are not of the form are ignored', async () => {
  const site = await createTestSite();
  const others = { id: 77, created_at: '1999-01-01', first_name: 'x', consent: false, workshopId: 1 };
  const { status, body } = await call<Member>(site, '/members.php', json({ ...member, ...others }));
  assert.equal(status, 201);
  assert.deepEqual([body.id, body.created_at, body.first_name], [1, '2026-11-21T09:30:00.000Z', 'Đurđa']);
  assert.equal(Object.keys(body).length, 31);
});

test('members are listed newest first, whole or by pages of 50', async () => {
  const site = await createTestSite();
  assert.deepEqual((await call(site, '/members.php')).body, []);
  const added: Member[] = [];
  for (const firstName of ['a', 'b', 'c']) added.unshift(await create<Member>(site, 'member', { firstName }));
  assert.deepEqual((await call(site, '/members.php')).body, added);
  const page = async (query: string) => (await call<Page>(site, `/members.php?${query}`)).body;
  assert.deepEqual(await page('page=1'), { items: added, totalPages: 1, page: 1, total: 3 });
  assert.deepEqual(await page('page=2&pageSize=2'), {
    items: added.slice(2),
    totalPages: 2,
    page: 2,
    total: 3,
  });
  assert.deepEqual(await page('page=3&pageSize=2'), { items: [], totalPages: 2, page: 3, total: 3 });
  for (let number = 3; number < 51; number += 1) await create(site, 'member');
  assert.equal((await page('page=1')).items.length, 50);
  assert.equal((await call(site, '/members.php?page=0')).status, 422);
});

test('members are found by both names and the address, with and without marks, in list and page', async () => {
  const site = await createTestSite();
  await create(site, 'member', member);
  await create(site, 'member', { firstName: 'Amra', lastName: 'Kovač', email: 'a@b.ba', city: 'Mostar' });
  for (const [words, expected] of [
    ['djurdja', ['Đurđa']],
    ['SCEPANOVIC đurđa', ['Đurđa']],
    ['djurdja@primjer', ['Đurđa']],
    ['kovac', ['Amra']],
    ['a', ['Amra', 'Đurđa']],
    ['mostar', []],
    ['%', []],
    ['', ['Amra', 'Đurđa']],
  ] as const) {
    const query = `search=${encodeURIComponent(words)}`;
    const list = (await call<Member[]>(site, `/members.php?${query}`)).body;
    const page = (await call<Page>(site, `/members.php?page=1&${query}`)).body;
    assert.deepEqual(
      list.map(({ first_name }) => first_name),
      expected,
      words,
    );
    assert.deepEqual(page, { items: list, totalPages: list.length && 1, page: 1, total: list.length });
  }
});

test('a member is deleted once, by an id that there is; the others stay', async () => {
  const site = await createTestSite();
  const kept = await create(site, 'member');
  const { id } = await create(site, 'member', member);
  const remove = (query: string) => call(site, `/members.php${query}`, { method: 'DELETE' });
  for (const query of ['', '?id=', '?id=0', '?id=-1', '?id=x', '?id=1.0', '?id=99', `?id=${id}&id=${id}`])
    assert.equal((await remove(query)).status, 404, query);
  const { status, body } = await remove(`?id=${id}`);
  assert.deepEqual({ status, body }, { status: 200, body: { success: true } });
  assert.equal((await remove(`?id=${id}`)).status, 404);
  assert.deepEqual((await call(site, '/members.php')).body, [kept]);
});

test('the old address has no update, and only JSON is taken', async () => {
  const site = await createTestSite();
  const { id } = await create(site, 'member');
  const put = await call(site, `/members.php?id=${id}`, json(member, 'PUT'));
  assert.deepEqual([put.status, put.headers.get('allow')], [405, 'GET, HEAD, POST, DELETE']);
  for (const body of [new URLSearchParams({ firstName: 'a' }), new FormData()])
    assert.equal((await call(site, '/members.php', { method: 'POST', body })).status, 415);
  for (const body of ['[]', 'null', '{'])
    assert.equal((await call(site, '/members.php', { ...json(0), body })).status, 400, body);
  assert.equal((await site.contents()).tables.members?.length, 1);
});

test('an update keeps what is left out, empties what is empty, and refuses an outdated version', async () => {
  const { site, call } = await siteOfMembers();
  const { id } = await create<Member>(site, 'member', { city: 'Tuzla', note: 'Stara bilješka' });
  const put = (body: object) => call<Member & Refusal>(`/members?id=${id}`, json(body, 'PUT'));
  const { body } = await put({ number: ' 17 ', paidUntil: '2026-12-31', status: 'former', version: 1 });
  assert.partialDeepStrictEqual(body, {
    ...{ number: '17', paid_until: '2026-12-31', status: 'former', city: 'Tuzla', note: 'Stara bilješka' },
    ...{ version: 2, updated_at: '2026-11-21T09:30:00.000Z' },
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

test('members are found by status, type and city, in list and page', async () => {
  const { site, call, members } = await siteOfMembers();
  await applyAs(site, ['a@b.ba']);
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
