import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator, createTestSite, json, type TestSiteOptions } from '#server/testing/test-site.ts';
import { setAdministrator } from './actions.ts';
import { codeOf, stepsAt } from './totp.ts';

type TwoFactor = { is_on: boolean; since: string | null; recovery_codes_left: number };
type Offer = { secret: string; uri: string };
type Codes = { recovery_codes: string[] };
type Login = { token?: string; error?: string; code?: string; fields?: Record<string, string> };

const start = Date.parse('2026-11-21T09:30:00.000Z');
const off: TwoFactor = { is_on: false, since: null, recovery_codes_left: 0 };
const wrongCode = 'Kod nije ispravan ili je već iskorišten.';

/** A site whose administrator is signed in, with what she does about her second factor. */
async function createSite(options: TestSiteOptions = {}) {
  const site = await createTestSite({ isThrottled: false, ...options });
  const headers = await site.signIn();
  let seconds = 0;
  const call = <Body>(path: string, method = 'GET', body?: object) => {
    const init = body ? json(body, method) : { method };
    return site.call<Body>(`/two-factor${path}`, { ...init, headers: { ...init.headers, ...headers } });
  };
  const codeAt = (secret: string, offset = 0) =>
    codeOf(secret, stepsAt(new Date(start + (seconds + offset) * 1_000))[1]);
  return {
    site,
    headers,
    call,
    codeAt,
    wait: (more: number) => {
      seconds += more;
      site.setClock(new Date(start + seconds * 1_000).toISOString());
    },
    show: async () => (await call<TwoFactor>('')).body,
    signIn: (changes: { code?: string; password?: string; email?: string } = {}) =>
      site.call<Login>('/login.php', json({ ...administrator, ...changes })),
    /** Turns it on, by the code of half a minute ago. */
    turnOn: async () => {
      const { secret } = (await call<Offer>('', 'POST')).body;
      const { body } = await call<Codes>('/confirm', 'POST', { code: codeAt(secret, -30) });
      return { secret, codes: body.recovery_codes };
    },
  };
}

test('it is off until a code of the offered secret was confirmed', async () => {
  const { call, show, signIn, codeAt } = await createSite();
  assert.deepEqual(await show(), off);
  const { status, body } = await call<Offer>('', 'POST');
  assert.equal(status, 200);
  assert.match(body.secret, /^[A-Z2-7]{32}$/);
  assert.ok(body.uri.startsWith('otpauth://totp/UBMB%20BiH:urednica%40primjer.ba?'));
  assert.ok(body.uri.includes(`secret=${body.secret}&`));
  assert.deepEqual(await show(), off);
  assert.equal((await signIn()).status, 200, 'the password is enough until then');
  const refused = await call<Login>('/confirm', 'POST', { code: '000000' });
  assert.deepEqual([refused.status, refused.body.fields], [422, { code: wrongCode }]);
  const confirmed = await call<Codes>('/confirm', 'POST', { code: codeAt(body.secret) });
  assert.equal(confirmed.status, 200);
  assert.equal(new Set(confirmed.body.recovery_codes).size, 10);
  for (const code of confirmed.body.recovery_codes)
    assert.match(code, /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  assert.deepEqual(await show(), { is_on: true, since: '2026-11-21T09:30:00.000Z', recovery_codes_left: 10 });
});

test('without a code the password no longer opens; with a wrong password the code is not asked for', async () => {
  const { signIn, turnOn, codeAt, site } = await createSite();
  const { secret } = await turnOn();
  const expected = { error: 'Upišite i kod iz aplikacije ili kod za oporavak.', code: 'second_factor' };
  for (const changes of [{}, { code: '' }, { code: ' ' }]) {
    const { status, body } = await signIn(changes);
    assert.deepEqual({ status, body }, { status: 401, body: expected });
  }
  const wrong = await signIn({ code: '123' });
  assert.deepEqual([wrong.status, wrong.body], [401, { ...expected, fields: { code: wrongCode } }]);
  const guessed = await signIn({ password: 'pogrešna', code: codeAt(secret) });
  assert.deepEqual([guessed.status, guessed.body.code], [401, 'wrong_credentials']);
  assert.equal((await site.contents()).tables.sessions?.length, 1);
  assert.equal((await signIn({ code: codeAt(secret) })).status, 200, 'the refusals have not used it up');
});

test('a code is taken with spaces, half a minute early or late, and no further away', async () => {
  const { signIn, turnOn, codeAt, wait } = await createSite();
  const { secret } = await turnOn();
  wait(600);
  const present = codeAt(secret);
  assert.equal((await signIn({ code: ` ${present.slice(0, 3)} ${present.slice(3)} ` })).status, 200);
  for (const [offset, status] of [
    [-60, 401],
    [-30, 200],
    [30, 200],
    [60, 401],
  ] as const)
    assert.equal((await signIn({ code: codeAt(secret, offset) })).status, status, String(offset));
});

test('a code is taken once, that of the confirmation too', async () => {
  const { signIn, turnOn, codeAt, wait } = await createSite();
  const { secret } = await turnOn();
  assert.equal((await signIn({ code: codeAt(secret, -30) })).status, 401, 'it confirmed the secret');
  const code = codeAt(secret);
  assert.equal((await signIn({ code })).status, 200);
  for (const seconds of [0, 30]) {
    wait(seconds);
    assert.equal((await signIn({ code })).status, 401, `${seconds} s later`);
  }
});

test('a recovery code opens once, however it is typed', async () => {
  const { signIn, turnOn, show } = await createSite();
  const { codes } = await turnOn();
  const [first = '', second = ''] = codes;
  assert.equal((await signIn({ code: first })).status, 200);
  assert.equal((await signIn({ code: first })).status, 401);
  assert.equal((await signIn({ code: second.replaceAll('-', ' ').toLowerCase() })).status, 200);
  assert.equal((await signIn({ code: 'AAAA-AAAA-AAAA-AAAA' })).status, 401);
  assert.equal((await show()).recovery_codes_left, 8);
});

test('of many sign-ins with one code at once one opens', async () => {
  const { signIn, turnOn, codeAt, site } = await createSite();
  const { secret, codes } = await turnOn();
  for (const code of [codeAt(secret), codes[0] ?? '']) {
    const before = (await site.contents()).tables.sessions?.length ?? 0;
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn({ code })));
    const statuses = answers.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [200, ...Array.from({ length: 11 }, () => 401)]);
    assert.equal((await site.contents()).tables.sessions?.length, before + 1);
  }
});

test('what is offered again replaces what was not confirmed, and never what was', async () => {
  const { call, codeAt, signIn, show } = await createSite();
  const first = (await call<Offer>('', 'POST')).body.secret;
  const second = (await call<Offer>('', 'POST')).body.secret;
  assert.notEqual(first, second);
  assert.equal((await call('/confirm', 'POST', { code: codeAt(first) })).status, 422);
  assert.equal((await call('/confirm', 'POST', { code: codeAt(second) })).status, 200);
  const { status, body } = await call<Login>('', 'POST');
  assert.deepEqual([status, body.code], [409, 'conflict']);
  assert.equal((await show()).is_on, true);
  assert.equal((await signIn({ code: codeAt(second, 30) })).status, 200);
});

test('nothing is confirmed that was not offered', async () => {
  const { call } = await createSite();
  const { status, body } = await call<Login>('/confirm', 'POST', { code: '123456' });
  assert.deepEqual([status, body.code], [409, 'conflict']);
});

test('another code of the app gives new recovery codes in place of the old ones', async () => {
  const { call, turnOn, codeAt, signIn, show } = await createSite();
  const { secret, codes } = await turnOn();
  await signIn({ code: codes[0] ?? '' });
  const { body } = await call<Codes>('/confirm', 'POST', { code: codeAt(secret) });
  assert.equal((await show()).recovery_codes_left, 10);
  assert.equal((await signIn({ code: codes[1] ?? '' })).status, 401);
  assert.equal((await signIn({ code: body.recovery_codes[1] ?? '' })).status, 200);
});

test('turning it on signs out everywhere else, for the password alone began those sessions', async () => {
  const { call, turnOn, signIn, site, headers, codeAt } = await createSite();
  const [other, colleague] = [await site.signIn(), await site.signIn('editor')];
  const statusOf = async (who: Record<string, string>) =>
    (await site.call('/session', { headers: who })).status;
  const { secret } = await turnOn();
  assert.deepEqual(
    [await statusOf(headers), await statusOf(other), await statusOf(colleague)],
    [200, 401, 200],
    'the one that turned it on, another one of the account, that of a colleague',
  );
  const { token } = (await signIn({ code: codeAt(secret) })).body;
  const later = { Authorization: `Bearer ${token}` };
  await call('/confirm', 'POST', { code: codeAt(secret, 30) });
  assert.equal(await statusOf(later), 200, 'new recovery codes end nothing');
});

test('turning it off takes the password, and leaves nothing', async () => {
  const { call, turnOn, signIn, show, site } = await createSite();
  await turnOn();
  const refused = await call<Login>('', 'DELETE', { password: 'pogrešna' });
  assert.deepEqual(
    [refused.status, refused.body.fields],
    [422, { password: 'Trenutna lozinka nije ispravna.' }],
  );
  assert.equal((await show()).is_on, true);
  const ended = await call('', 'DELETE', { password: administrator.password });
  assert.deepEqual([ended.status, ended.body], [200, { success: true }]);
  assert.deepEqual(await show(), off);
  assert.equal((await signIn()).status, 200);
  const { two_factors, two_factor_steps, recovery_codes } = (await site.contents()).tables;
  assert.deepEqual([two_factors, two_factor_steps, recovery_codes], [[], [], []]);
  assert.equal((await call('', 'DELETE', { password: administrator.password })).status, 200, 'it is off');
});

test('the owner is told when it is turned on or off, of new recovery codes, and when one was used', async () => {
  const { site, call, turnOn, signIn, codeAt } = await createSite();
  const { secret, codes } = await turnOn();
  await signIn({ code: codeAt(secret) });
  await signIn({ code: '000000' });
  await signIn({ code: codes[0] ?? '' });
  await call('/confirm', 'POST', { code: codeAt(secret, 30) });
  await call('', 'DELETE', { password: administrator.password });
  await call('', 'DELETE', { password: administrator.password });
  const mails = await site.db.selectFrom('mails').select(['to_address', 'text']).orderBy('id').execute();
  assert.deepEqual(
    mails.map(({ to_address, text }) => [to_address, text.split('\n\n')[1]]),
    [
      'Za Vaš nalog je uključena prijava u dva koraka. Svi drugi uređaji su odjavljeni.',
      'Na Vaš nalog se neko prijavio kodom za oporavak.',
      'Za Vaš nalog su napravljeni novi kodovi za oporavak. Raniji više ne važe.',
      'Za Vaš nalog je isključena prijava u dva koraka. Za prijavu je sada dovoljna lozinka.',
    ].map(what => [administrator.email, what]),
  );
  const told = JSON.stringify(mails);
  for (const code of [secret, ...codes]) assert.equal(told.includes(code), false);
});

test('recovery codes are kept as hashes; no code, secret or password is in the log', async () => {
  const { turnOn, signIn, codeAt, site } = await createSite();
  const { secret, codes } = await turnOn();
  await signIn({ code: codes[0] ?? '' });
  await signIn({ code: codeAt(secret) });
  await signIn({ code: '987654' });
  const contents = JSON.stringify(await site.contents());
  const log = JSON.stringify(site.logged);
  for (const code of codes) assert.equal(contents.includes(code) || log.includes(code), false);
  for (const said of [secret, codeAt(secret), '987654']) assert.equal(log.includes(said), false);
});

test('wrong codes count as wrong passwords do; a password without a code is no try, and clears none', async () => {
  const { turnOn, signIn, codeAt, wait } = await createSite({ isThrottled: true });
  const { secret } = await turnOn();
  for (let tries = 0; tries < 5; tries += 1) {
    assert.equal((await signIn({ code: '000000' })).status, 401);
    assert.equal((await signIn()).status, 401);
  }
  assert.equal((await signIn({ code: '000000' })).status, 401);
  for (const changes of [{ code: codeAt(secret) }, {}]) {
    const { status, headers } = await signIn(changes);
    assert.deepEqual([status, headers.get('retry-after')], [429, '1']);
  }
  wait(1);
  assert.equal((await signIn({ code: codeAt(secret) })).status, 200);
  for (let tries = 0; tries < 6; tries += 1) assert.equal((await signIn({ code: '000000' })).status, 401);
});

test('the second factor of one account says nothing about another', async () => {
  const { site, turnOn, codeAt, signIn } = await createSite();
  const { secret, codes } = await turnOn();
  const colleague = { email: 'kolega@primjer.ba', password: 'tuđa-lozinka' };
  await setAdministrator(site.db, colleague, new Date(start));
  assert.equal((await signIn({ ...colleague, code: codeAt(secret) })).status, 200, 'who has none needs none');
  assert.equal((await signIn({ ...colleague, code: codes[0] ?? '' })).status, 200);
  assert.equal((await signIn({ code: codes[0] ?? '' })).status, 200, 'and used up nobody else’s');
});
