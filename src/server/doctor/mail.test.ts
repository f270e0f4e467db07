import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { startMailServer } from '#features/mail/testing/mail-server.ts';
import { readSettings } from '../settings.ts';
import { checkMail } from './mail.ts';

const check = (smtpUrl: string) =>
  checkMail(
    readSettings({ SMTP_URL: smtpUrl, MAIL_FROM: 'posta@primjer.ba', PUBLIC_URL: 'https://primjer.ba' }),
  );

/** A server that takes messages from one account. */
const startServerOfAmra = (t: Parameters<typeof startMailServer>[0]) =>
  startMailServer(t, {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, callback) =>
      username === 'amra' && password === 'taj:na@1'
        ? callback(null, { user: 'amra' })
        : callback(Object.assign(new Error('5.7.8 Wrong password'), { responseCode: 535 })),
  });

test('a server that takes messages is named, and nothing is sent', async t => {
  const { port, received } = await startServerOfAmra(t);
  assert.deepEqual(await check(`smtp://amra:taj%3Ana%401@127.0.0.1:${port}`), [
    { state: 'well', what: `The e-mail server 127.0.0.1:${port} takes messages from posta@primjer.ba.` },
  ]);
  assert.deepEqual(received, []);
});

test('a refused password is told in the words of the server, and not quoted', async t => {
  const { port } = await startServerOfAmra(t);
  const [finding, ...others] = await check(`smtp://amra:pogresna@127.0.0.1:${port}`);
  assert.deepEqual(others, []);
  assert.equal(finding?.state, 'wrong');
  assert.match(finding?.what ?? '', /cannot be used: .*5\.7\.8 Wrong password/);
  assert.doesNotMatch(JSON.stringify(finding), /pogresna|amra/);
});

test('a server that does not answer is wrong', async () => {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise(resolve => server.close(resolve));
  const [finding] = await check(`smtps://amra:tajna@127.0.0.1:${port}`);
  assert.equal(finding?.state, 'wrong');
  assert.match(finding?.what ?? '', /ECONNREFUSED/);
  assert.doesNotMatch(JSON.stringify(finding), /tajna/);
});
