import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressLine, postalAddress } from './postal-address.ts';

test('the line with a postal code has the city', () => {
  assert.deepEqual(postalAddress('Ulica primjera 1\n71000 Sarajevo\nBosna i Hercegovina'), {
    ...{ street: 'Ulica primjera 1', postalCode: '71000', city: 'Sarajevo', country: 'Bosna i Hercegovina' },
  });
  assert.deepEqual(postalAddress('Fakultet\r\nZmaja od Bosne 33\r\nBA-71000  Novo Sarajevo'), {
    ...{ street: 'Fakultet, Zmaja od Bosne 33', postalCode: 'BA-71000', city: 'Novo Sarajevo', country: '' },
  });
  assert.deepEqual(postalAddress('P. fah 1'), { street: 'P. fah 1', postalCode: '', city: '', country: '' });
});

test('an address on one line has no empty parts', () => {
  assert.equal(addressLine('A\n\n 71000 Sarajevo \n'), 'A, 71000 Sarajevo');
});
