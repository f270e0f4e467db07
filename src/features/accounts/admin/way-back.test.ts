import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wayBack } from './way-back.ts';

const origin = 'https://primjer.ba';

test('a screen of the panel is where one comes back to, with what its address says', () => {
  for (const from of [
    ...[
      '/admin',
      '/admin?a=b',
      '/admin/pitanja',
      '/admin/novosti/12?search=%C4%8D&page=2#x',
      '/admin/loginovi',
    ],
    '/admin/novosti?search=https://evil.example//x',
  ])
    assert.equal(wayBack(from, origin), from);
});

test('what is no screen of the panel leads to its beginning, however it is written', () => {
  for (const from of [
    ...[null, '', 'admin', '/', '/novosti', '/administracija', '/ADMIN', '/admin.evil.example', '/adminx'],
    ...['//evil.example', '//evil.example/admin', '///evil.example/admin', '/\\evil.example/admin'],
    ...[
      '\\\\evil.example/admin',
      '/\t/evil.example/admin',
      ' //evil.example/admin',
      '/%09/evil.example/admin',
    ],
    ...['https://evil.example/admin', 'https:evil.example/admin', 'http://primjer.ba/admin'],
    ...['https://primjer.ba@evil.example/admin', 'https://primjer.ba.evil.example/admin'],
    ...['javascript:alert(1)//admin', 'data:text/html,/admin', 'blob:https://primjer.ba/admin'],
    ...[
      '/admin/../novosti',
      '/admin/%2e%2e/novosti',
      '/admin/..//evil.example',
      '/admin\\..\\..\\evil.example',
    ],
    ...[
      '/admin//evil.example',
      '/admin/%2f%2fevil.example',
      '/admin/%5c%5cevil.example',
      '/admin%2fpitanja/%',
    ],
    ...['/admin/\\evil.example', '/admin/x//evil.example', '/admin/'],
    ...['/admin/login', '/admin/login?from=/admin/login', '/admin/LOGIN', '/admin/login/', '/admin/%6cogin'],
    '/admin/./login',
  ])
    assert.equal(wayBack(from, origin), '/admin', String(from));
});

test('an address of this site in full is the same as its path', () => {
  assert.equal(wayBack('https://primjer.ba/admin/pitanja', origin), '/admin/pitanja');
  assert.equal(wayBack('//primjer.ba/admin/pitanja', origin), '/admin/pitanja');
});
