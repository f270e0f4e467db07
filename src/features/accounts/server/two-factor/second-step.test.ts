import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteWithTwoFactor } from '../../testing/site-with-two-factor.ts';
import { setAdministrator } from '../actions.ts';

const wrongCode = 'Kod nije ispravan ili je već iskorišten.';

test('without a code the password no longer opens; with a wrong password the code is not asked for', async () => {
  const { signIn, turnOn, codeAt, site } = await siteWithTwoFactor();
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
  const { signIn, turnOn, codeAt, wait } = await siteWithTwoFactor();
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
  const { signIn, turnOn, codeAt, wait } = await siteWithTwoFactor();
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
  const { signIn, turnOn, show } = await siteWithTwoFactor();
  const { codes } = await turnOn();
  const [first = '', second = ''] = codes;
  assert.equal((await signIn({ code: first })).status, 200);
  assert.equal((await signIn({ code: first })).status, 401);
  assert.equal((await signIn({ code: second.replaceAll('-', ' ').toLowerCase() })).status, 200);
  assert.equal((await signIn({ code: 'AAAA-AAAA-AAAA-AAAA' })).status, 401);
  assert.equal((await show()).recovery_codes_left, 8);
});

test('of many sign-ins with one code at once one opens', async () => {
  const { signIn, turnOn, codeAt, site } = await siteWithTwoFactor();
  const { secret, codes } = await turnOn();
  for (const code of [codeAt(secret), codes[0] ?? '']) {
    const before = (await site.contents()).tables.sessions?.length ?? 0;
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn({ code })));
    const statuses = answers.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [200, ...Array.from({ length: 11 }, () => 401)]);
    assert.equal((await site.contents()).tables.sessions?.length, before + 1);
  }
});

test('wrong codes count as wrong passwords do; a password without a code is no try, and clears none', async () => {
  const { turnOn, signIn, codeAt, wait } = await siteWithTwoFactor({ isThrottled: true });
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
  const { site, turnOn, codeAt, signIn } = await siteWithTwoFactor();
  const { secret, codes } = await turnOn();
  const colleague = { email: 'kolega@primjer.ba', password: 'tuđa-lozinka' };
  await setAdministrator(site.db, colleague, site.services.clock());
  assert.equal((await signIn({ ...colleague, code: codeAt(secret) })).status, 200, 'who has none needs none');
  assert.equal((await signIn({ ...colleague, code: codes[0] ?? '' })).status, 200);
  assert.equal((await signIn({ code: codes[0] ?? '' })).status, 200, 'and used up nobody else’s');
});
