import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { type TestContext, test } from 'node:test';
import { createTestSite, json, type TestSite } from '#server/testing/test-site.ts';
import type { Mail, MailSummary } from '../contract.ts';
import { headersOf, startMailServer } from '../testing/mail-server.ts';
import type { MailSettings } from './mail-settings.ts';
import { mailTemplate } from './mail-template.ts';
import { queueMail } from './queue-mail.ts';
import { MailWorker } from './worker.ts';

const note = mailTemplate({
  name: 'note',
  placeholders: { name: 'text', link: { bs: 'Otvori', en: 'Open' } },
  texts: {
    bs: { subject: 'Za: {{name}}', body: 'Poštovani,\n\npišemo: {{name}}.\n\n{{link}}' },
    en: { subject: 'For: {{name}}', body: 'Dear {{name}},\n\nwe write to you.\n\n{{link}}' },
  },
  example: async () => ({ name: 'Amra', link: 'https://primjer.ba' }),
});

async function siteSending(mail: Partial<MailSettings>, patience = {}) {
  const site = await createTestSite({ mail });
  const worker = new MailWorker(site.services, patience);
  const headers = await site.signIn();
  return {
    site,
    worker,
    queue: (changes: { to?: string; name?: string } = {}) => queueNote(site, changes),
    read: async () => {
      const { body } = await site.call<{ items: MailSummary[] }>('/mails', { headers });
      return body.items.map(({ status, attempts, error }) => ({ status, attempts, error }));
    },
    show: async (id: number) => (await site.call<Mail>(`/mails?id=${id}`, { headers })).body,
    retry: (...ids: number[]) =>
      site.call<{ changed: number }>('/mails/retry', {
        ...json({ ids }),
        headers: { ...headers, 'Content-Type': 'application/json' },
      }),
  };
}

function queueNote(site: TestSite, { to = 'amra@primjer.ba', name = 'Amra' } = {}) {
  return site.db.transaction().execute(tx =>
    queueMail(tx, site.services, {
      template: note,
      to,
      lang: 'bs',
      values: { name, link: 'https://primjer.ba/prijava/1' },
      about: { type: 'question', id: 7 },
    }),
  );
}

const sent = { status: 'sent', attempts: 1, error: null };

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

test('what was refused for now is tried again after 1, 5, 30, 120 and 720 minutes, then it has failed', async t => {
  const server = await startMailServer(t, { refuse: () => '451 4.7.1 Greylisted, come back later' });
  const { site, queue, worker, read } = await siteSending({ smtpUrl: server.url });
  await queue();
  let now = site.services.clock().getTime();
  const error = '451 4.7.1 Greylisted, come back later';
  for (const [index, minutes] of [1, 5, 30, 120, 720].entries()) {
    const next = await worker.sendDue();
    assert.deepEqual(await read(), [{ status: 'queued', attempts: index + 1, error }]);
    assert.equal(next?.getTime(), now + minutes * 60_000);
    site.setClock(new Date(now + minutes * 60_000 - 1).toISOString());
    await worker.sendDue();
    assert.deepEqual(await read(), [{ status: 'queued', attempts: index + 1, error }], 'not before');
    now += minutes * 60_000;
    site.setClock(new Date(now).toISOString());
  }
  await worker.sendDue();
  assert.deepEqual(await read(), [{ status: 'failed', attempts: 6, error }]);
});

test('greylisting: the second attempt arrives, with the same Message-ID', async t => {
  const offered: string[] = [];
  const server = await startMailServer(t, {
    refuseMessage: mail => {
      offered.push(headersOf(mail).get('message-id')?.[0] ?? '');
      return offered.length === 1 ? '451 Come back later' : undefined;
    },
  });
  const { site, queue, worker, read } = await siteSending({ smtpUrl: server.url });
  await queue();
  await worker.sendDue();
  site.setClock('2026-11-21T09:31:00.000Z');
  await worker.sendDue();
  assert.deepEqual(await read(), [{ ...sent, attempts: 2 }]);
  assert.equal(offered.length, 2);
  assert.equal(new Set(offered).size, 1);
});

test('a refusal for good is told in the words of the server, and is not tried again until somebody says so', async t => {
  let isKnown = false;
  const server = await startMailServer(t, {
    refuse: () => (isKnown ? undefined : '550 5.1.1 No such user here'),
  });
  const { site, queue, worker, read, retry } = await siteSending({ smtpUrl: server.url });
  const { id } = await queue();
  await queue({ to: 'druga@primjer.ba' });
  assert.equal(await worker.sendDue(), undefined);
  const failed = { status: 'failed', attempts: 1, error: '550 5.1.1 No such user here' };
  assert.deepEqual(await read(), [failed, failed]);
  site.setClock('2026-11-23T00:00:00.000Z');
  await worker.sendDue();
  assert.deepEqual(await read(), [failed, failed]);
  isKnown = true;
  assert.equal((await retry(id)).body.changed, 1);
  await worker.sendDue();
  assert.deepEqual(await read(), [failed, sent]);
  assert.equal((await retry(id)).body.changed, 0, 'what was sent is not sent again');
  assert.equal((await retry(id, 99)).status, 404);
  assert.deepEqual(JSON.stringify(site.logged).match(/primjer\.ba/g), null, 'no address in the log');
});

test('a server that stops answering is given up after a while', async t => {
  const stalled = createServer(socket =>
    socket.on('error', () => undefined).write('220 posta.primjer.ba ESMTP\r\n'),
  );
  await new Promise<void>(resolve => stalled.listen(0, '127.0.0.1', resolve));
  t.after(() => stalled.close());
  const { port } = stalled.address() as { port: number };
  const patience = { socketTimeout: 50, greetingTimeout: 50 };
  const { queue, worker, read } = await siteSending({ smtpUrl: `smtp://127.0.0.1:${port}` }, patience);
  await queue();
  await worker.sendDue();
  const [mail] = await read();
  assert.equal(mail?.status, 'queued');
  assert.match(mail?.error ?? '', /timeout/i);
});

test('no server at all: it is tried again', async () => {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise(resolve => server.close(resolve));
  const { queue, worker, read } = await siteSending({ smtpUrl: `smtp://127.0.0.1:${port}` });
  await queue();
  await worker.sendDue();
  const [mail] = await read();
  assert.equal(mail?.status, 'queued');
  assert.match(mail?.error ?? '', /ECONNREFUSED/);
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

test('at most so many messages leave in any minute', async t => {
  const server = await startMailServer(t);
  const { site, queue, worker } = await siteSending({ smtpUrl: server.url, perMinute: 2 });
  for (let count = 0; count < 5; count += 1) await queue();
  const next = await worker.sendDue();
  assert.equal(server.received.length, 2);
  assert.equal(next?.toISOString(), '2026-11-21T09:31:00.000Z');
  // Another instance, or the next start, counts the same messages.
  await new MailWorker(site.services).sendDue();
  assert.equal(server.received.length, 2);
  site.setClock('2026-11-21T09:31:00.000Z');
  await worker.sendDue();
  assert.equal(server.received.length, 4);
  site.setClock('2026-11-21T09:32:00.000Z');
  assert.equal(await worker.sendDue(), undefined);
  assert.equal(server.received.length, 5);
});

test('what is queued wakes the worker, which stops when it is told to', async (t: TestContext) => {
  const arrived = Promise.withResolvers<void>();
  const server = await startMailServer(t, {
    refuseMessage: () => {
      arrived.resolve();
      return undefined;
    },
  });
  const { queue, worker, read } = await siteSending({ smtpUrl: server.url });
  worker.start();
  await queue();
  await arrived.promise;
  await worker.stop();
  assert.deepEqual(await read(), [sent]);
  await queue();
  assert.deepEqual((await read())[0], { status: 'queued', attempts: 0, error: null });
});

test('without a server everything is kept, and sent once there is one and somebody says so', async t => {
  const { site, worker, queue, read, retry } = await siteSending({});
  const { id } = await queue();
  await worker.sendDue();
  const held = { status: 'held', attempts: 0, error: null };
  assert.deepEqual(await read(), [held]);
  assert.equal((await retry(id)).body.changed, 0);
  assert.deepEqual(await read(), [held]);
  const server = await startMailServer(t);
  site.services.mail.smtpUrl = server.url;
  await worker.sendDue();
  assert.deepEqual(await read(), [held]);
  await retry(id);
  await worker.sendDue();
  assert.deepEqual(await read(), [sent]);
  await queue();
  site.services.mail.smtpUrl = undefined;
  await worker.sendDue();
  assert.deepEqual((await read())[0], held, 'what waited is kept when the server is taken away');
});

test('a round without anything to do writes nothing, as each write would wake the worker again', async () => {
  for (const smtpUrl of [undefined, 'smtp://127.0.0.1:9']) {
    const { site, worker } = await siteSending({ smtpUrl });
    const changes: unknown[] = [];
    site.services.tableTracker.onChange(changed => changes.push(changed));
    await worker.sendDue();
    assert.deepEqual(changes, [], String(smtpUrl));
  }
});

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
