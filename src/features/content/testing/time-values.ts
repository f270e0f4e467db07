import type { Field } from '../fields.ts';
import { all, type FieldValues, invalid, same } from './value-pairs.ts';

const noDay = 'Unesite ispravan datum, npr. 21.11.2026';
const noTime = 'Unesite ispravno vrijeme, npr. 09:00';
const noInstant = 'Unesite dan i vrijeme.';

export const dayValues = ({ notBefore }: Field): FieldValues => ({
  sample: notBefore ? ['2026-11-22', '2026-11-22'] : ['2026-11-20', '2026-11-20'],
  // Days from 20 to 22 November in order, for fields that must not precede each other.
  right: [
    ...same(['2026-11-20', '2026-11-22']),
    [' 2026-11-21 ', '2026-11-21'],
    ['2026-11-21T23:59:59.999Z', '2026-11-21'],
    ['2026-11-21T00:30:00+02:00', '2026-11-21'],
  ],
  wrong: [
    ...all(
      ['2026-02-30', '2026-13-01', '2026-00-10', '2025-02-29', '0000-01-01', '20261121', '2026-1-1'],
      noDay,
    ),
    ...all(['21.11.2026', '2026-11-21 09:30', '2026-11-21x', 'danas', '1763717400', '２026-11-21'], noDay),
    ...all([20261120, true, ['2026-11-20'], {}], invalid),
  ],
});

export const timeValues: FieldValues = {
  sample: ['10:30', '10:30'],
  right: [...same(['00:00', '23:59']), [' 09:00 ', '09:00']],
  wrong: all(
    ['9:00', '24:00', '09:60', '09:00:00', '0900', '9h', '-9:00', '09.00', '09:00Z', '٠٩:٠٠'],
    noTime,
  ),
};

export const instantValues: FieldValues = {
  sample: ['', null],
  right: [
    ['2026-11-21T10:30:00+01:00', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21T09:30Z', '2026-11-21T09:30:00.000Z'],
    ['', null],
  ],
  wrong: [
    ...all(['2026-11-21', '2026-11-21T09:30:00', '2026-02-30T09:30Z', 'sutra'], noInstant),
    ...all([1, true, ['2026-11-21T09:30Z'], {}], invalid),
  ],
};
