// In a process of its own: a listener replaces the global Request and Response.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { createApp } from '../app.ts';
import { listen } from '../http/listen.ts';
import { runs } from '../testing/arbitraries.ts';
import { createTestSite } from '../testing/test-site.ts';
import { connections } from './arbitrary-requests.ts';

const site = await createTestSite({ isThrottled: false });
const settings = { publicUrl: 'http://localhost:3000', trustedProxies: 1 };
const app = createApp({ services: site.services, settings });
const server = await listen(app, { ...settings, host: '127.0.0.1', port: 0 });

/** Sends the bytes, waits briefly for responses, ends its side, and reads until the connection closes. */
function exchange(text: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = '';
  const socket = connect(server.port, '127.0.0.1', async () => {
    socket.write(text, /[^\0-\u00ff]/.test(text) ? 'utf8' : 'latin1');
    await delay(40);
    socket.end();
  });
  socket.setEncoding('latin1').on('data', data => {
    answer += data;
  });
  socket.setTimeout(20_000, () => socket.destroy(new Error('The connection stays open without an answer.')));
  // The server may close the connection while it still receives, which is allowed.
  socket.on('error', error => (/ECONNRESET|EPIPE/.test(String(error)) ? undefined : reject(error)));
  socket.on('close', () => resolve(answer));
  return promise;
}

after(async () => {
  const start = performance.now();
  await server.close();
  assert.ok(performance.now() - start < 5_000, 'a connection was left open');
});

test('whatever bytes come, they are answered below 500 or the connection is closed, and the site goes on', async () => {
  const property = fc.asyncProperty(fc.array(connections, { minLength: 1, maxLength: 10 }), async list => {
    site.logged.length = 0;
    for (const answer of await Promise.all(list.map(exchange))) {
      const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
      assert.ok(answer === '' || statuses.length > 0, answer);
      assert.ok(
        statuses.every(status => status < 500),
        answer,
      );
    }
    const defect = site.logged.find(({ event }) => event === 'defect');
    assert.equal(defect, undefined, String(defect?.error));
    const health = await fetch(`http://127.0.0.1:${server.port}/api/health`);
    assert.deepEqual([health.status, await health.json()], [200, { status: 'ok' }]);
  });
  await fc.assert(property, runs(25));
});

test('a refusal is never sent in the place of an earlier answer', async () => {
  const get = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const statuses = async (text: string) => (await exchange(text)).match(/^HTTP\/1\.1 \d{3}/gm);
  assert.deepEqual(await statuses('BAD\r\n\r\n'), ['HTTP/1.1 400']);
  assert.deepEqual(await statuses(`${get}${get}BAD\r\n\r\n`), null);
});
