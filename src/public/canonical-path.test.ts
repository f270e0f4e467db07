import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalPath } from './canonical-path.ts';

const paths = ['/', '/novosti', '/novosti/:id', '/radionice', '/radionica/:id', '/postani-clan'];
const forms = new Map([
  ...paths.map((path): [string, string] => [path, path]),
  ['/radionica', '/radionice'],
  ['/radionice/:id', '/radionica/:id'],
]);

test('an address in its one form is its own', () => {
  for (const path of ['/', '/novosti', '/novosti/12', '/radionice', '/radionica/3', '/postani-clan'])
    assert.equal(canonicalPath(path, forms), path);
});

test('slashes, case, escapes and another name of the place lead to it in one step', () => {
  const cases: [written: string, path: string][] = [
    ['//', '/'],
    ['/novosti/', '/novosti'],
    ['/novosti//', '/novosti'],
    ['//novosti', '/novosti'],
    ['/NOVOSTI/12', '/novosti/12'],
    ['/Novosti/23/', '/novosti/23'],
    ['/novosti//23', '/novosti/23'],
    ['/%6eovosti/%31', '/novosti/1'],
    ['/novosti%2f12', '/novosti/12'],
    ['/Postani-Clan/', '/postani-clan'],
    ['/radionica', '/radionice'],
    ['/Radionica/', '/radionice'],
    ['/radionice/12', '/radionica/12'],
    ['/RADIONICE/12/', '/radionica/12'],
  ];
  for (const [written, path] of cases) {
    assert.equal(canonicalPath(written, forms), path, written);
    assert.equal(canonicalPath(path, forms), path, path);
  }
});

test('what is no page of the site is none in another form either', () => {
  for (const path of [
    ...[
      '/evil',
      '//evil',
      '//evil.example/',
      '/\\evil',
      '/%5cevil',
      '/%2f%2fevil.example',
      '/..',
      '/./novosti',
    ],
    ...['/novosti/0', '/novosti/012', '/novosti/x', '/novosti/1/2', '/novosti/-1', '/novosti/:id', '/:id'],
    ...['/%0a', '/novosti%0a', '/novosti/1%0a', '/%e2%80%a8', '/%ff', '/novosti/%', '/novosti%20', '/*'],
    ...['/radionice/x', '/kontakt/1', '/postani-clan/1', '/constructor', '/__proto__'],
  ])
    assert.equal(canonicalPath(path, forms), undefined, path);
});
