import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { startMailServer } from '../testing/mail-server.ts';
import { sent, siteSending } from '../testing/site-sending.ts';
import { MailWorker } from './worker.ts';

test('at most so many messages leave in any minute, in their order', async t => {
  const server = await startMailServer(t);
  const { site, queue, worker } = await siteSending({ smtpUrl: server.url, perMinute: 2 });
  const recipients = [1, 2, 3, 4, 5].map(number => `osoba${number}@primjer.ba`);
  for (const to of recipients) await queue({ to });
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
  assert.deepEqual(
    server.received.flatMap(({ to }) => to),
    recipients,
  );
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
