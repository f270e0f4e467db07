import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headersOf, startMailServer } from '../testing/mail-server.ts';
import { note, sent, siteSending } from '../testing/site-sending.ts';
import { queueMail } from './queue-mail.ts';

test('a message is sent whole: both parts, and the headers of automatic messages', async t => {
  const server = await startMailServer(t);
  const { queue, worker, read } = await siteSending({
    smtpUrl: server.url,
    from: { name: 'Udruženje „Ćelija“', address: 'posta@primjer.ba' },
  });
  await queue({ name: 'Đurđa Šćepanović' });
  assert.deepEqual(await read(), [{ status: 'queued', attempts: 0, error: null }]);
  await worker.sendDue();
  assert.deepEqual(await read(), [sent]);
  const [mail] = server.received;
  assert.ok(mail);
  assert.deepEqual([mail.from, mail.to], ['posta@primjer.ba', ['amra@primjer.ba']]);
  const headers = headersOf(mail);
  assert.deepEqual(headers.get('to'), ['amra@primjer.ba']);
  assert.match(headers.get('from')?.[0] ?? '', /^=\?UTF-8\?.*<posta@primjer.ba>$/);
  assert.match(headers.get('subject')?.[0] ?? '', /^=\?UTF-8\?/);
  assert.match(headers.get('list-id')?.[0] ?? '', /<localhost>$/);
  assert.match(headers.get('reply-to')?.[0] ?? '', /<info@example\.org>$/);
  assert.deepEqual(headers.get('auto-submitted'), ['auto-generated']);
  assert.match(headers.get('message-id')?.[0] ?? '', /^<[0-9a-f-]{36}@localhost>$/);
  assert.match(headers.get('content-type')?.[0] ?? '', /^multipart\/alternative/);
  assert.ok(
    [...mail.source].every(character => character <= '\u{7f}'),
    'only ASCII on its way',
  );
});

test('a server that requires TLS gets it', async t => {
  const server = await startMailServer(t, {
    hideSTARTTLS: false,
    onMailFrom: (_, { secure }, callback) =>
      callback(
        secure ? null : Object.assign(new Error('5.7.0 Must issue a STARTTLS first'), { responseCode: 530 }),
      ),
  });
  const { queue, worker, read } = await siteSending({ smtpUrl: server.url });
  await queue();
  await worker.sendDue();
  assert.deepEqual(await read(), [sent]);
  assert.equal(server.received[0]?.isEncrypted, true);
});

for (const [what, disabled, problem] of [
  ['offers no TLS', ['STARTTLS'], /TLS|not recognized|not implemented/i],
  ['has a certificate that nobody vouches for', [], /certificate/],
] as const) {
  test(`another machine that ${what} is told no password`, async t => {
    const seen: string[] = [];
    const server = await startMailServer(t, {
      allowInsecureAuth: true,
      onAuth: ({ password }, _, callback) => {
        seen.push(String(password));
        callback(null, { user: 'amra' });
      },
      disabledCommands: [...disabled],
    });
    // The address leads here, but is none of those that are known to.
    const smtpUrl = `smtp://amra:tajna@0.0.0.0:${server.port}`;
    const { queue, worker, read } = await siteSending({ smtpUrl });
    await queue();
    await worker.sendDue();
    assert.match((await read())[0]?.error ?? '', problem);
    assert.deepEqual([seen, server.received], [[], []]);
  });
}

test('a subject of 300 characters arrives whole, in lines of legal length', async t => {
  const server = await startMailServer(t);
  const { queue, worker } = await siteSending({ smtpUrl: server.url });
  const name = 'č'.repeat(296);
  await queue({ name });
  await worker.sendDue();
  const [mail] = server.received;
  assert.ok(mail);
  assert.ok(mail.source.split('\r\n').every(line => line.length <= 998));
  const words = headersOf(mail).get('subject')?.[0]?.split(' ') ?? [];
  const bytes = words.map(word => decodeWord(word));
  assert.equal(Buffer.concat(bytes).toString(), `Za: ${name}`);
});

function decodeWord(word: string): Buffer {
  const [, , kind, content = ''] = word.split('?');
  if (kind?.toUpperCase() === 'B') return Buffer.from(content, 'base64');
  const text = content
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(text, 'latin1');
}

test('a secret is in the message alone, and forgotten once it is sent or has failed', async t => {
  const server = await startMailServer(t, { refuse: to => (to.startsWith('zla') ? '550 No' : undefined) });
  const { site, worker, show, retry } = await siteSending({ smtpUrl: server.url });
  const secret = 'https://primjer.ba/tajna?a=1&b=2';
  const ids: number[] = [];
  for (const to of ['amra@primjer.ba', 'zla@primjer.ba']) {
    const { id } = await site.db.transaction().execute(tx =>
      queueMail(tx, site.services, {
        template: note,
        to,
        lang: 'bs',
        values: { name: '{{link}}' },
        secrets: { link: secret },
        about: null,
      }),
    );
    ids.push(id);
  }
  const shown = async () => (await Promise.all(ids.map(show))).map(({ text, html }) => text + html).join();
  assert.doesNotMatch(await shown(), /tajna|\{\{/);
  assert.match(await shown(), /ovaj link vidi samo primalac/);
  await worker.sendDue();
  assert.doesNotMatch(await shown(), /tajna|\{\{/);
  assert.match(await shown(), /ovaj link vidi samo primalac/);
  assert.doesNotMatch(JSON.stringify(await site.contents()), /tajna\?/);
  const source = server.received[0]?.source.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
  assert.ok(source.includes(secret), 'the text has the link');
  assert.ok(source.includes('href="https://primjer.ba/tajna?a=1&amp;b=2"'), 'the HTML has the link');
  assert.equal((await retry(...ids)).body.changed, 0, 'nothing is left that could be sent');
});

test('an address that cannot be one fails by itself, and stops nothing', async t => {
  const server = await startMailServer(t);
  const { queue, worker, read } = await siteSending({ smtpUrl: server.url });
  await queue({ to: 'a@primjer.ba, b@primjer.ba' });
  await queue({ to: 'čitalac@primjer.ba' });
  await queue({ to: 'amra@đak.ba' });
  await worker.sendDue();
  const states = (await read()).map(({ status }) => status);
  assert.deepEqual(states, ['sent', 'sent', 'failed']);
  assert.deepEqual(server.received.flatMap(({ to }) => to).at(-1), 'amra@đak.ba');
});
