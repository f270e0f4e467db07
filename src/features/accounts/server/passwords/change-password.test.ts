import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator, createTestSite, json, type TestSite } from '#server/testing/test-site.ts';
import { setAdministrator } from '../actions.ts';

const newPassword = 'druga-lozinka';

function change(site: TestSite, headers: Record<string, string>, changes: Record<string, unknown> = {}) {
  const body = { currentPassword: administrator.password, newPassword, ...changes };
  const init = json(body);
  return site.call('/change-password.php', { ...init, headers: { ...init.headers, ...headers } });
}

const signInStatus = async (site: TestSite, password: string) =>
  (await site.call('/login.php', json({ ...administrator, password }))).status;

const isSignedIn = async (site: TestSite, headers: Record<string, string>) =>
  (await site.call('/news-item.php', { method: 'DELETE', headers })).status === 404;

test('the new password opens from then on, the old one no longer', async () => {
  const site = await createTestSite();
  const { status, body } = await change(site, await site.signIn());
  assert.deepEqual({ status, body }, { status: 200, body: { success: true } });
  assert.equal(await signInStatus(site, newPassword), 200);
  assert.equal(await signInStatus(site, administrator.password), 401);
});

test("one's other sessions end, one's own and those of other people stay", async () => {
  const site = await createTestSite();
  const mine = await site.signIn();
  const other = await site.signIn();
  const colleague = { email: 'kolega@primjer.ba', password: 'tuđa-lozinka' };
  await setAdministrator(site.db, colleague, new Date('2026-11-21T09:30:00Z'));
  const { body } = await site.call<{ token: string }>('/login.php', json(colleague));
  const theirs = { Authorization: `Bearer ${body.token}` };
  assert.deepEqual(await Promise.all([mine, other, theirs].map(one => isSignedIn(site, one))), [
    true,
    true,
    true,
  ]);

  assert.equal((await change(site, mine)).status, 200);
  assert.deepEqual(await Promise.all([mine, other, theirs].map(one => isSignedIn(site, one))), [
    true,
    false,
    true,
  ]);
  assert.equal((await site.call('/login.php', json(colleague))).status, 200, 'so does their password');
});

test('a wrong current password changes nothing and ends no session', async () => {
  const site = await createTestSite();
  const mine = await site.signIn();
  const other = await site.signIn();
  const before = await site.contents();
  const { status, body } = await change(site, mine, { currentPassword: 'pogrešna' });
  assert.deepEqual(
    { status, body },
    {
      status: 422,
      body: {
        error: 'Provjerite unesene podatke.',
        code: 'validation',
        fields: { currentPassword: 'Trenutna lozinka nije ispravna.' },
      },
    },
  );
  assert.deepEqual(await site.contents(), before);
  assert.equal(await isSignedIn(site, other), true);
});

test('bounds of the passwords, each refused at its field', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const before = await site.contents();
  const tooShort = 'Nova lozinka mora imati najmanje 6 karaktera';
  const required = 'Ovo polje je obavezno.';
  const cases: [changes: Record<string, unknown>, fields: Record<string, string>][] = [
    [{ newPassword: 'pet55' }, { newPassword: tooShort }],
    [{ newPassword: '' }, { newPassword: required }],
    [{ newPassword: undefined }, { newPassword: required }],
    [{ newPassword: 'x'.repeat(1_001) }, { newPassword: 'Tekst može imati najviše 1000 znakova.' }],
    [{ currentPassword: '' }, { currentPassword: required }],
    [
      { currentPassword: undefined, newPassword: 'x' },
      { currentPassword: required, newPassword: tooShort },
    ],
  ];
  for (const [changes, fields] of cases) {
    const { status, body } = await change(site, headers, changes);
    assert.deepEqual(
      { status, body },
      {
        status: 422,
        body: { error: 'Provjerite unesene podatke.', code: 'validation', fields },
      },
    );
  }
  assert.deepEqual(await site.contents(), before);
});

test('a password of the most common is refused with a hint, in whatever case; one that has it within is not', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  for (const [language, hint] of [
    [
      'bs',
      'Ova lozinka je jedna od najčešćih i lako se pogodi. Odaberite drugu, npr. nekoliko riječi zajedno.',
    ],
    [
      'en',
      'This password is one of the most common and easily guessed. Choose another, such as a few words together.',
    ],
  ] as const) {
    const answer = await change(
      site,
      { ...headers, 'Accept-Language': language },
      { newPassword: 'PassWord' },
    );
    assert.equal(answer.status, 422);
    assert.deepEqual((answer.body as { fields: object }).fields, { newPassword: hint });
  }
  for (const common of ['123456', 'qwertyuiop', 'iloveyou', 'password123'])
    assert.equal((await change(site, headers, { newPassword: common })).status, 422, common);
  for (const newPassword of ['moj password', 'nova-lozinka-1']) {
    assert.equal((await change(site, headers, { newPassword })).status, 200, newPassword);
    await change(site, headers, { currentPassword: newPassword, newPassword: administrator.password });
  }
});

test('six characters are enough, and a password is kept as typed', async () => {
  for (const password of ['x'.repeat(1_000), '  šest', '🧬🧬🧬🧬🧬🧬']) {
    const site = await createTestSite();
    assert.equal((await change(site, await site.signIn(), { newPassword: password })).status, 200);
    assert.equal(await signInStatus(site, password), 200);
  }
});

test('half a character is refused: as bytes all such halves are one and the same password', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const { status, body } = await change(site, headers, { newPassword: 'lozinka\ud800' });
  assert.equal(status, 422);
  assert.deepEqual((body as { fields: object }).fields, {
    newPassword: 'Tekst sadrži znakove koji se ne mogu sačuvati.',
  });
});

test('guessing the current password with a stolen session is throttled like signing in', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const statuses = [];
  for (let count = 0; count < 8; count += 1)
    statuses.push((await change(site, headers, { currentPassword: `pokušaj ${count}` })).status);
  assert.deepEqual(statuses, [422, 422, 422, 422, 422, 422, 429, 429]);
  assert.equal((await change(site, headers)).status, 429, 'the right one has to wait too');
});

test('where longer passwords are asked for, a shorter one is refused with their length, also by a link', async () => {
  const site = await createTestSite({ passwordLength: 12 });
  const password = 'jedanaest11';
  const refusal = (field: string) => ({
    error: 'Provjerite unesene podatke.',
    code: 'validation',
    fields: { [field]: 'Nova lozinka mora imati najmanje 12 karaktera' },
  });
  const changed = await change(site, await site.signIn(), { newPassword: password });
  assert.deepEqual([changed.status, changed.body], [422, refusal('newPassword')]);
  const linked = await site.call('/password-resets/use', json({ token: 'x'.repeat(40), password }));
  assert.deepEqual([linked.status, linked.body], [422, refusal('password')]);
});
