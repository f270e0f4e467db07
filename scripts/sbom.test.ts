import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

/** They ask for nothing but to be named. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  '(MIT OR Apache-2.0)',
];
/** A library of its own, which anybody can replace by another one. */
const libvips = /^@img\/sharp-libvips-[\w-]+ [\d.]+ {2}LGPL-3\.0-or-later$/;

test('no package of a production install binds who uses the site by its licence', () => {
  const printed = execFileSync(process.execPath, [join(import.meta.dirname, 'sbom.ts')], {
    encoding: 'utf8',
  });
  const lines = printed.trim().split('\n').slice(0, -2);
  assert.ok(lines.length > 30);
  const others = lines.filter(line => !permissive.includes(line.split('  ')[1] ?? '') && !libvips.test(line));
  assert.deepEqual(others, []);
});
