import assert from 'node:assert/strict';
import { test } from 'node:test';
import { versionsOf, versionsTogether } from './section-versions.ts';

const at = (version: number, second: number) => ({
  version,
  at: `2026-11-23T12:00:${String(second).padStart(2, '0')}.000Z`,
});
// Begun at 0, saved in both languages at 10, in English alone at 15, in both at 20.
const versions = {
  bs: [at(3, 20), at(2, 10), at(1, 0)],
  en: [at(4, 21), at(3, 15), at(2, 11), at(1, 0)],
};

test('a version goes with that of the other language beside which it stood', () => {
  assert.deepEqual(versionsTogether(versions, 'bs', 1), { bs: 1, en: 1 });
  assert.deepEqual(versionsTogether(versions, 'bs', 2), { bs: 2, en: 3 });
  assert.deepEqual(versionsTogether(versions, 'bs', 3), { bs: 3, en: 4 });
  assert.deepEqual(versionsTogether(versions, 'en', 2), { bs: 2, en: 2 });
  assert.deepEqual(versionsTogether(versions, 'en', 3), { bs: 2, en: 3 });
  assert.deepEqual(versionsTogether({ ...versions, bs: [at(7, 30)] }, 'en', 2), { bs: 7, en: 2 });
});

test('a section has the versions that changed it, and what it began with', () => {
  const by = null;
  const all = [
    { ...at(3, 20), by, changed: ['footer'] },
    { ...at(2, 10), by, changed: ['goals', 'name'] },
    { ...at(1, 0), by, changed: [] },
  ];
  assert.deepEqual(
    versionsOf(['goals'], all).map(({ version }) => version),
    [2, 1],
  );
});
