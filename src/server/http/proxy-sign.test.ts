// Only on SQLite: it is about headers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '../app.ts';
import { createTestSite } from '../testing/test-site.ts';
import { proxySign } from './proxy-sign.ts';

const forwarded = new Headers({ 'X-Forwarded-For': '198.51.100.7' });

test('a proxy is seen by what it writes, on this machine and in networks that are nobody’s', () => {
  for (const peer of [
    ...['127.0.0.1', '127.8.9.1', '10.1.2.3', '172.17.0.1', '172.31.255.1', '192.168.1.1', '169.254.1.1'],
    ...['100.64.0.1', '::1', 'fd12::1', 'fe80::1%eth0', '::ffff:127.0.0.1', '::ffff:10.0.0.9'],
  ])
    assert.equal(proxySign(forwarded, peer), 'x-forwarded-for', peer);
  for (const peer of [
    '198.51.100.1',
    '172.32.0.1',
    '11.0.0.1',
    '2001:db8::1',
    '::ffff:8.8.8.8',
    '',
    'x',
    undefined,
  ])
    assert.equal(proxySign(forwarded, peer), undefined, String(peer));
});

test('each header of proxies is a sign, and what browsers send is none', () => {
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
    assert.equal(proxySign(new Headers({ [name]: '' }), '::1'), name);
  const browser = {
    Host: 'localhost',
    'User-Agent': 'x',
    Origin: 'http://localhost',
    'X-Requested-With': 'x',
  };
  assert.equal(proxySign(new Headers(browser), '::1'), undefined);
});

for (const [trustedProxies, expected] of [
  [0, ['x-real-ip']],
  [1, []],
] as const) {
  test(`TRUST_PROXY=${trustedProxies}: a proxy is told of ${expected.length === 0 ? 'never' : 'once'}`, async () => {
    const { services } = await createTestSite();
    const told: string[] = [];
    const settings = { publicUrl: 'http://localhost:3000', trustedProxies };
    const app = createApp({ services, settings, onForgottenProxy: header => told.push(header) });
    const ask = (headers: Record<string, string>, remoteAddress: string) =>
      app.request(
        'http://localhost:3000/api/health',
        { headers },
        { incoming: { socket: { remoteAddress } } },
      );
    await ask({}, '127.0.0.1');
    await ask({ 'X-Real-IP': '198.51.100.7' }, '198.51.100.1');
    assert.deepEqual(told, []);
    for (let number = 0; number < 3; number += 1) await ask({ 'X-Real-IP': '198.51.100.7' }, '127.0.0.1');
    assert.deepEqual(told, expected);
  });
}
