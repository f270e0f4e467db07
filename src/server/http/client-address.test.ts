// Only on SQLite: it is about headers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HttpBindings } from '@hono/node-server';
import { createTestSite, json } from '../testing/test-site.ts';
import { clientAddress, networkOf } from './client-address.ts';

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
    ['6.6.6.6,6.6.6.7,  2001:db8::1 ,10.0.0.1', 2, '2001:db8:0:0::/64'],
    ['1.2.3.4', 2, '1.2.3.4'],
    [undefined, 1, '10.0.0.9'],
    [' , ', 1, '10.0.0.9'],
    ['6.6.6.6, unknown', 1, '10.0.0.9'],
    ['1.2.3.4:5678', 1, '1.2.3.4'],
    ['[2001:db8::1]:443', 1, '2001:db8:0:0::/64'],
    ['[2001:db8::1]', 1, '2001:db8:0:0::/64'],
  ];
  for (const [forwarded, trusted, expected] of cases) {
    const headers = new Headers();
    if (forwarded !== undefined) headers.set('X-Forwarded-For', forwarded);
    assert.equal(clientAddress(headers, bindings, trusted), expected, String(forwarded));
  }
});

test('of an IPv6 address its network of 64 bits counts, and what is written as one may be IPv4', () => {
  const cases: [address: string | undefined, expected: string][] = [
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7', '192.0.2.7'],
    ['nonsense', '127.0.0.1'],
    [undefined, '127.0.0.1'],
  ];
  for (const [address, expected] of cases) {
    const from = { incoming: { socket: { remoteAddress: address } } } as unknown as HttpBindings;
    assert.equal(clientAddress(new Headers(), from, 0), expected, String(address));
    if (address) {
      const headers = new Headers({ 'X-Forwarded-For': `6.6.6.6, ${address}` });
      assert.equal(clientAddress(headers, undefined, 1), expected, address);
    }
  }
});

test('the log knows the network of an address only', () => {
  const cases: [forwarded: string, network: string][] = [
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.200', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
  ];
  for (const [forwarded, network] of cases) {
    const headers = new Headers({ 'X-Forwarded-For': forwarded });
    assert.equal(networkOf(clientAddress(headers, undefined, 1)), network);
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

test('all addresses of one network of 64 bits share their limits', async () => {
  const site = await createTestSite({ trustedProxies: 1 });
  const statuses = [];
  for (let number = 1; number <= 7; number += 1) {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `2001:db8::${number}:1` };
    const body = { email: 'neko@primjer.ba', password: 'pogrešna' };
    statuses.push((await site.call('/login.php', { ...json(body), headers })).status);
  }
  assert.deepEqual(statuses, [...Array(6).fill(401), 429]);
});
