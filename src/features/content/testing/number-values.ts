import type { Field } from '../fields.ts';
import { all, type FieldValues, noNumber } from './value-pairs.ts';

export const countValues: FieldValues = {
  sample: ['20', 20],
  right: [
    ...['12abc', '12', ' 12 ', '012', '12.9'].map(sent => [sent, 12] as const),
    ...['abc', '0', '', 'NaN', 'abc12'].map(sent => [sent, 0] as const),
  ],
  wrong: all(['-1', '-20 osoba', '1000001'], noNumber),
};

export const wholeValues = ({ minimum = 0, maximum = 0 }: Field): FieldValues => ({
  sample: [maximum - 1, maximum - 1],
  right: [
    [minimum, minimum],
    [String(maximum), maximum],
    [` ${minimum} `, minimum],
  ],
  wrong: all(
    ['abc', `${minimum}.`, `${minimum}.5`, '0x1', minimum - 1, String(maximum + 1), true, [minimum], {}],
    noNumber,
  ),
});

export const optionalWholeValues = ({ minimum = 0, maximum = 0 }: Field): FieldValues => ({
  sample: [maximum - 1, maximum - 1],
  right: [
    [String(minimum), minimum],
    ['', null],
    [null, null],
  ],
  wrong: all(['abc', `${minimum}.5`, minimum - 1, String(maximum + 1), true, {}], noNumber),
});
