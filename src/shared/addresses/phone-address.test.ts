import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phoneAddress } from './phone-address.ts';

test('a telephone number is called as it was meant', () => {
  const cases = [
    ['+387 33 123-456', 'tel:+38733123456'],
    ['033/123 456 (lok. 12)', 'tel:033123456'],
    ['tel. 033 123 456, 061 234 567', 'tel:033123456'],
  ] as const;
  for (const [phone, address] of cases) assert.equal(phoneAddress(phone), address);
});
