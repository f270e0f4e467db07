import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator } from '#server/testing/test-site.ts';
import {
  type Codes,
  type Login,
  type Offer,
  siteWithTwoFactor,
  type TwoFactor,
} from '../../testing/site-with-two-factor.ts';

const off: TwoFactor = { is_on: false, since: null, recovery_codes_left: 0 };
const wrongCode = 'Kod nije ispravan ili je već iskorišten.';

test('it is off until a code of the offered secret was confirmed', async () => {
  const { call, show, signIn, codeAt } = await siteWithTwoFactor();
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

test('what is offered again replaces what was not confirmed, and never what was', async () => {
  const { call, codeAt, signIn, show } = await siteWithTwoFactor();
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
  const { call } = await siteWithTwoFactor();
  const { status, body } = await call<Login>('/confirm', 'POST', { code: '123456' });
  assert.deepEqual([status, body.code], [409, 'conflict']);
});

test('another code of the app gives new recovery codes in place of the old ones', async () => {
  const { call, turnOn, codeAt, signIn, show } = await siteWithTwoFactor();
  const { secret, codes } = await turnOn();
  await signIn({ code: codes[0] ?? '' });
  const { body } = await call<Codes>('/confirm', 'POST', { code: codeAt(secret) });
  assert.equal((await show()).recovery_codes_left, 10);
  assert.equal((await signIn({ code: codes[1] ?? '' })).status, 401);
  assert.equal((await signIn({ code: body.recovery_codes[1] ?? '' })).status, 200);
});

test('turning it on signs out everywhere else, for the password alone began those sessions', async () => {
  const { call, turnOn, signIn, site, headers, codeAt } = await siteWithTwoFactor();
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
  const { call, turnOn, signIn, show, site } = await siteWithTwoFactor();
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
  const { site, call, turnOn, signIn, codeAt } = await siteWithTwoFactor();
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
  const { turnOn, signIn, codeAt, site } = await siteWithTwoFactor();
  const { secret, codes } = await turnOn();
  await signIn({ code: codes[0] ?? '' });
  await signIn({ code: codeAt(secret) });
  await signIn({ code: '987654' });
  const contents = JSON.stringify(await site.contents());
  const log = JSON.stringify(site.logged);
  for (const code of codes) assert.equal(contents.includes(code) || log.includes(code), false);
  for (const said of [secret, codeAt(secret), '987654']) assert.equal(log.includes(said), false);
});
