import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webAddress } from './web-address.ts';

test('http and https addresses are taken in their normal form', () => {
  assert.equal(webAddress('https://primjer.ba'), 'https://primjer.ba/');
  assert.equal(webAddress(' HTTP://Primjer.ba/a b '), 'http://primjer.ba/a%20b');
  assert.equal(webAddress('http://localhost:3000/x'), 'http://localhost:3000/x');
});

test('https is put before a bare host name', () => {
  assert.equal(webAddress('primjer.ba'), 'https://primjer.ba/');
  assert.equal(webAddress('www.primjer.ba/novosti?lng=en#vrh'), 'https://www.primjer.ba/novosti?lng=en#vrh');
  assert.equal(webAddress('primjer.ba:8080/x'), 'https://primjer.ba:8080/x');
  assert.equal(webAddress('čaj.ba'), 'https://xn--aj-dma.ba/');
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
  for (const text of refused) assert.equal(webAddress(text), undefined, text);
});
