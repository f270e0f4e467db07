import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as z from 'zod/mini';
import { endpoint } from '#shared/api/endpoint.ts';
import { administrator, createTestSite } from '../testing/test-site.ts';
import { Dispatcher } from './dispatch.ts';
import { handle } from './handler.ts';
import { type Credentials, later, refusedCredentials } from './testing/refused-credentials.ts';

describe('a call for everybody that hears sessions', async () => {
  const whoAsks = endpoint({
    name: 'whoAsks',
    method: 'GET',
    path: '/who-asks',
    access: 'either',
    response: z.nullable(z.string()),
    clientMessage: 'Failed to tell who asks',
  });
  const site = await createTestSite();
  const dispatcher = new Dispatcher(
    [handle(whoAsks, ({ session }) => session?.user.email ?? null)],
    site.services,
  );
  const heard = async (headers: Credentials) => {
    const request = new Request('http://localhost:3000/api/who-asks', { headers });
    const response = await dispatcher.respond(request, '/who-asks', '127.0.0.1');
    return [response.status, await response.json()];
  };

  for (const [credentials, obtain] of Object.entries(refusedCredentials)) {
    test(`${credentials}: answered as to everybody`, async () => {
      site.setClock(later(0));
      assert.deepEqual(await heard(await obtain(site)), [200, null]);
    });
  }

  test('a valid token: the handler has the session', async () => {
    site.setClock(later(0));
    assert.deepEqual(await heard(await site.signIn()), [200, administrator.email]);
  });

  test('pages are rendered as the public sees them', async () => {
    assert.equal(await dispatcher.read('/who-asks', new URLSearchParams(), undefined), null);
  });
});
