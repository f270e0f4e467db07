import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { headersOf, startMailServer } from '../testing/mail-server.ts';
import { sent, siteSending } from '../testing/site-sending.ts';

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
  // A late greeting would be told in other words.
  const patience = { socketTimeout: 50, greetingTimeout: 30_000 };
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
