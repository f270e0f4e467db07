import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairRows } from './row-pairs.ts';
import type { Leaves } from './section-fields.ts';

const fields: Leaves = { name: { kind: 'line' }, email: { kind: 'email', isShared: true } };
const pairs = (bs: object[], en: object[]) =>
  pairRows(fields, 'name', bs as Record<string, unknown>[], en as Record<string, unknown>[]);

const [lejla, zarko] = [{ name: 'prof. dr. Lejla Đurić' }, { name: 'Žarko Ćosić', email: 'z@primjer.ba' }];
const [lejlaEn, zarkoEn] = [{ name: 'Lejla Đurić, PhD' }, { name: 'Zharko', email: 'z@primjer.ba' }];

test('as many rows belong together by their places', () => {
  assert.deepEqual(pairs([lejla, zarko], [zarkoEn, lejlaEn]), [
    [lejla, zarkoEn],
    [zarko, lejlaEn],
  ]);
});

test('a row more in one language does not part the others', () => {
  const added = { name: 'prof. dr. Ana Lejla Anić' };
  assert.deepEqual(pairs([added, lejla, zarko], [lejlaEn, zarkoEn]), [
    [added, undefined],
    [lejla, lejlaEn],
    [zarko, zarkoEn],
  ]);
  assert.deepEqual(pairs([zarko], [lejlaEn, zarkoEn]), [
    [zarko, zarkoEn],
    [undefined, lejlaEn],
  ]);
});

test('rows that are not alike belong together by their places', () => {
  const [bs, en] = [[{ name: 'Razvoj' }, { name: 'Skupovi' }, { name: 'Glas' }], [{ name: 'Progress' }]];
  assert.deepEqual(pairs(bs, en), [
    [bs[0], en[0]],
    [bs[1], undefined],
    [bs[2], undefined],
  ]);
});
