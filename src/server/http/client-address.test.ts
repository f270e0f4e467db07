import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HttpBindings } from '@hono/node-server';
import { createTestSite, json } from '../testing/test-site.ts';
import { clientAddress } from './client-address.ts';

const bindings = { incoming: { socket: { remoteAddress: '10.0.0.9' } } } as unknown as HttpBindings;

test('without trusted proxies only the socket counts', () => {
  const headers = new Headers({
    'X-Forwarded-For': '1.2.3.4',
    'X-Real-IP': '1.2.3.4',
    Forwarded: 'for=1.2.3.4',
  });
  assert.equal(clientAddress(headers, bindings, 0), '10.0.0.9');
});

test('each trusted proxy is believed about the one before it, counted from the right', () => {
  const cases: [forwarded: string | undefined, trusted: number, expected: string][] = [
    ['1.2.3.4', 1, '1.2.3.4'],
    ['6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['6.6.6.6, 1.2.3.4, 10.0.0.1', 2, '1.2.3.4'],
    ['6.6.6.6,6.6.6.7,  2001:db8::1 ,10.0.0.1', 2, '2001:db8::1'],
    ['1.2.3.4', 2, '1.2.3.4'],
    [undefined, 1, '10.0.0.9'],
    [' , ', 1, '10.0.0.9'],
  ];
  for (const [forwarded, trusted, expected] of cases) {
    const headers = new Headers();
    if (forwarded !== undefined) headers.set('X-Forwarded-For', forwarded);
    assert.equal(clientAddress(headers, bindings, trusted), expected, String(forwarded));
  }
});

for (const [trustedProxies, status, what] of [
  [0, 429, 'another address that the client states does not help against the throttle'],
  [1, 401, 'another address that the proxy states is another client'],
] as const) {
  test(`TRUST_PROXY=${trustedProxies}: ${what}`, async () => {
    const site = await createTestSite({ trustedProxies });
    let last = 0;
    for (let number = 1; number <= 8; number += 1) {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `6.6.6.6, 1.2.3.${number}` };
      const body = { email: 'neko@primjer.ba', password: 'pogrešna' };
      last = (await site.call('/login.php', { ...json(body), headers })).status;
    }
    assert.equal(last, status);
  });
}
