import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBlockedHost } from '#shared/blocked-hosts.ts';
import { leadsToBlockedHost, linkAddress } from './web-address.ts';

test('http and https addresses are taken in their normal form', () => {
  assert.equal(linkAddress('https://primjer.ba'), 'https://primjer.ba/');
  assert.equal(linkAddress(' HTTP://Primjer.ba/a b '), 'http://primjer.ba/a%20b');
  assert.equal(linkAddress('http://localhost:3000/x'), 'http://localhost:3000/x');
});

test('https is put before a bare host name', () => {
  assert.equal(linkAddress('primjer.ba'), 'https://primjer.ba/');
  assert.equal(linkAddress('www.primjer.ba/novosti?lng=en#vrh'), 'https://www.primjer.ba/novosti?lng=en#vrh');
  assert.equal(linkAddress('primjer.ba:8080/x'), 'https://primjer.ba:8080/x');
  assert.equal(linkAddress('čaj.ba'), 'https://xn--aj-dma.ba/');
});

test('everything else is refused', () => {
  const refused = [
    ...['', ' ', 'novosti', '/novosti', '#vrh', '../x', 'dvije riječi', '127.0.0.1', 'localhost:3000'],
    ...['ime@primjer.ba', 'mailto:ime@primjer.ba', 'ftp://primjer.ba', 'file:///etc/passwd', 'tel:033'],
    ...[
      'javascript:alert(1)',
      'javascript:1',
      ' java\nscript:alert(1)',
      'data:text/html,x',
      'https:',
      'http://',
    ],
  ];
  for (const text of refused) assert.equal(linkAddress(text), undefined, text);
});

test('a blocked host is refused with all below it, and only that', () => {
  const isBlocked = (hostname: string) => isBlockedHost(hostname, ['primjer.ba']);
  for (const address of [
    'https://primjer.ba/novosti',
    'primjer.ba',
    'http://WWW.Primjer.BA:8080/',
    'https://a.b.primjer.ba./x',
  ]) {
    assert.equal(linkAddress(address, isBlocked), undefined, address);
    assert.equal(leadsToBlockedHost(address, isBlocked), true, address);
  }
  for (const address of ['https://neprimjer.ba/', 'https://primjer.ba.com/', 'https://drugi.ba/primjer.ba']) {
    assert.equal(linkAddress(address, isBlocked), address);
    assert.equal(leadsToBlockedHost(address, isBlocked), false, address);
  }
  assert.equal(leadsToBlockedHost('mailto:x@primjer.ba', isBlocked), false);
});

test('no host is blocked until some are named', () => {
  assert.equal(linkAddress('https://primjer.ba/'), 'https://primjer.ba/');
});
