import { limits } from '#shared/validation.ts';
import type { Field } from '../fields.ts';
import { linkValues, urlValues } from './address-values.ts';
import { doiValues, issnValues } from './identifier-values.ts';
import { countValues, optionalWholeValues, wholeValues } from './number-values.ts';
import { htmlValues, plainValues, slugValues } from './text-values.ts';
import { dayValues, instantValues, timeValues } from './time-values.ts';
import { all, type FieldValues, invalid, noChoice, noNumber, same } from './value-pairs.ts';

export const missed = 'Ovo polje je obavezno.';

/** The values of a field; those that are not text can be sent as JSON only. */
export function valuesOf(field: Field): FieldValues {
  const values = byKind(field);
  // An optional field may also be sent empty, unless its default is not empty.
  const isMissed = field.default !== '' && field.default !== null && field.kind !== 'count';
  // An address that is left empty is made of the title.
  if (field.default === '' && field.kind !== 'slug')
    return { ...values, right: [...values.right, ['', ''], [null, '']] };
  return isMissed ? { ...values, wrong: [...values.wrong, ...all(['', null], missed)] } : values;
}

function byKind(field: Field): FieldValues {
  switch (field.kind) {
    case 'line':
      return plainValues(limits.line);
    case 'text':
      return plainValues(limits.text);
    case 'html':
      return htmlValues;
    case 'url':
      return urlValues;
    case 'link':
      return linkValues;
    case 'choice':
    case 'language': {
      const choices = field.values ?? [];
      const others = ['de', 'constructor', choices.join(','), ...choices.map(each => `${each} x`), 1];
      return { sample: [choices[0], choices[0]], right: same(choices), wrong: all(others, noChoice) };
    }
    case 'day':
      return dayValues(field);
    case 'time':
      return timeValues;
    case 'instant':
      return instantValues;
    case 'count':
      return countValues;
    case 'whole':
      return wholeValues(field);
    case 'optionalWhole':
      return optionalWholeValues(field);
    case 'focus':
      return {
        sample: ['30,70', { x: 30, y: 70 }],
        right: [
          ['', null],
          [null, null],
          [
            { x: 5, y: '95' },
            { x: 5, y: 95 },
          ],
          [' 0 , 100 ', { x: 0, y: 100 }],
        ],
        wrong: all(['30', '30;70', '101,0', '-1,5', '1.5,2', '1,2,3', 'x,y', { x: 1 }, 30, true], invalid),
      };
    case 'event':
      return {
        sample: ['', null],
        right: [
          [null, null],
          ['', null],
          // The one that `openSite` makes.
          ['1', 1],
        ],
        wrong: [...all(['abc', '1.5', '0', '-1', true, {}], noNumber), ['999999', noChoice]],
      };
    case 'issn':
      return issnValues;
    case 'doi':
      return doiValues;
    case 'slug':
      return slugValues;
    case 'flag':
      return {
        sample: ['true', 'true'],
        right: [
          ...['true', '1', true].map(on => [on, 'true'] as const),
          ...['false', '0', false].map(off => [off, 'false'] as const),
        ],
        wrong: all(['yes', 'TRUE', 'on', '2', 'null', ' true', 1, 0, [], {}], noChoice),
      };
    case 'boolean':
      return {
        sample: [field.default === true, field.default === true],
        right: [
          ...['true', '1', true].map(on => [on, true] as const),
          ...['false', '0', false].map(off => [off, false] as const),
        ],
        wrong: all(['yes', 'TRUE', 'on', '2', 'null', ' true', 1, 0, [], {}], noChoice),
      };
    default:
      throw new Error(`A ${field.kind} has no values of its own.`);
  }
}
