// Only on SQLite: each case has a site of its own, and who may call is decided before a database is asked.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { handlers } from '../features.ts';
import { type ExpectedCall, requestOf } from '../testing/expected-call.ts';
import { expectedCalls, expectedOf, sampleCall } from '../testing/expected-calls.ts';
import { createFilledSite } from '../testing/filled-site.ts';
import type { TestSite } from '../testing/test-site.ts';
import { type Credentials, later, refusedCredentials } from './testing/refused-credentials.ts';

const endpoints = handlers.map(({ endpoint }) => endpoint);

const accessOf: Record<ExpectedCall['who'], Endpoint['access']> = {
  everybody: 'public',
  readers: 'either',
  editors: 'editor',
  administrators: 'administrator',
};

test('tests are told of every endpoint, who may call it, and of none that is not there', () => {
  for (const endpoint of endpoints)
    assert.equal(endpoint.access, accessOf[expectedOf(endpoint).who], endpoint.name);
  assert.deepEqual(Object.keys(expectedCalls).sort(), endpoints.map(({ name }) => name).sort());
});

for (const endpoint of endpoints) {
  const { who, status: success = 200 } = expectedOf(endpoint);
  const isOpen = who === 'everybody' || who === 'readers';
  const isForAll = who !== 'administrators';
  describe(`${endpoint.name}, for ${who}`, async () => {
    // One site for all, because a refused call changes nothing, which each case asserts.
    const shared = await siteWith(endpoint);
    const { site, request } = shared;

    for (const [credentials, obtain] of Object.entries(refusedCredentials)) {
      test(`${credentials}: ${isOpen ? success : 401}`, async () => {
        // What succeeds may not succeed again.
        const { site, request } = isOpen ? await siteWith(endpoint) : shared;
        site.setClock(later(0));
        const headers = await obtain(site);
        // Getting the credentials may have moved the clock past the event, after which applications are refused.
        if (isOpen) site.setClock(later(0));
        const [path, init] = request(headers);
        if (isOpen) assert.equal((await site.call(path, init)).status, success);
        else await assertRefused(site, path, init, unauthorized);
      });
    }

    test(`an editor: ${isForAll ? success : 403}`, async () => {
      // A success may leave nothing for the administrator below.
      const own = isForAll ? await siteWith(endpoint) : shared;
      own.site.setClock(later(0));
      const [path, init] = own.request(await own.site.signIn('editor'));
      if (isForAll) assert.equal((await own.site.call(path, init)).status, success);
      else await assertRefused(site, path, init, forbidden);
    });

    if (!isOpen && endpoint.body) {
      test('the body of who may not is not read, whatever it is', async () => {
        site.setClock(later(0));
        const [path] = request({});
        for (const [type, statusWithToken] of [
          ['text/plain', 415],
          [endpoint.body?.types[0] === 'json' ? 'application/json' : 'multipart/form-data; boundary=x', 413],
        ] as const) {
          for (const [credentials, refusal] of [
            [{}, unauthorized],
            ...(isForAll ? [] : [[await site.signIn('editor'), forbidden] as const]),
          ] as const) {
            const refused = largeBody(type, credentials);
            await assertRefused(site, path, { method: endpoint.method, ...refused.init }, refusal);
            assert.equal(refused.bytesRead(), 0);
          }
          // The same body with a valid token is refused for its size.
          const { init } = largeBody(type, await site.signIn());
          const answer = await site.call(path, { method: endpoint.method, ...init });
          assert.equal(answer.status, statusWithToken);
        }
      });
    }

    if (endpoint.method === 'GET') {
      test('HEAD is answered as GET, without a body', async () => {
        site.setClock(later(0));
        const credentials = [
          {},
          { Authorization: `Bearer ${'x'.repeat(43)}` },
          await site.signIn('editor'),
          await site.signIn(),
        ];
        for (const headers of credentials) {
          const [path, init] = request(headers);
          const got = await site.request(`/api${path}`, init);
          const head = await site.request(`/api${path}`, { ...init, method: 'HEAD' });
          assert.equal(head.status, got.status, path);
          assert.equal(await head.text(), '');
          const names = ['content-type', 'cache-control', 'www-authenticate'];
          for (const name of names) assert.equal(head.headers.get(name), got.headers.get(name), name);
        }
        const [path] = request({});
        const { status } = await site.request(`/api${path}`, { method: 'HEAD' });
        assert.equal(status, isOpen ? success : 401);
      });
    }

    test(`a valid token: ${success}`, async () => {
      site.setClock(later(0));
      const answer = await site.call(...request(await site.signIn()));
      assert.equal(answer.status, success);
    });
  });
}

/** A site with one item of every kind, and a valid request to the endpoint. */
async function siteWith(endpoint: Endpoint) {
  // Several applications come from one address below.
  const { site, ids } = await createFilledSite({ isThrottled: false });
  const call = sampleCall(endpoint, ids);
  return { site, request: (headers: Credentials) => requestOf(endpoint, call, headers) };
}

type Refusal = { status: number; body: { error: string; code: string }; challenge: string | null };
const unauthorized: Refusal = {
  status: 401,
  body: { error: 'Niste prijavljeni ili je sesija istekla.', code: 'unauthorized' },
  challenge: 'Bearer',
};
const forbidden: Refusal = {
  status: 403,
  body: { error: 'To može samo administrator.', code: 'forbidden' },
  challenge: null,
};

/** Asserts that the call is refused and changes nothing. */
async function assertRefused(site: TestSite, path: string, init: RequestInit, refusal: Refusal) {
  const before = await contentsAndBystander(site);
  const { status, body, headers } = await site.call(path, init);
  assert.deepEqual({ status, body, challenge: headers.get('www-authenticate') }, refusal);
  assert.deepEqual(await contentsAndBystander(site), before);
}

/** Everything stored, without later sessions: an expired one may be deleted when it is used. */
async function contentsAndBystander(site: TestSite) {
  const { tables, files } = await site.contents();
  return { files, tables: { ...tables, sessions: tables.sessions?.slice(0, 1) } };
}

/** A body that is larger than any call accepts, and counts how much of it was read. */
function largeBody(type: string, credentials: Credentials = {}) {
  const mebibyte = 1024 * 1024;
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        bytes += mebibyte;
        controller.enqueue(new Uint8Array(mebibyte));
        if (bytes === 64 * mebibyte) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'Content-Type': type, ...credentials };
  const init: RequestInit & { duplex: 'half' } = { headers, body, duplex: 'half' };
  return { init, bytesRead: () => bytes };
}
