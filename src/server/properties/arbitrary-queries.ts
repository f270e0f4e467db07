import fc from 'fast-check';
import { hostileText, longTexts, numbers } from '../testing/arbitraries.ts';

/** The text after `?`: mostly a call's valid query, with more parameters of these names and values and of others. */
export function queries(
  right: Readonly<Record<string, string | number>>,
  names: readonly string[],
  values: readonly (string | number)[],
): fc.Arbitrary<string> {
  const known = [...names, ...Object.keys(right)];
  const odd = ['', '__proto__', 'constructor', 'toString', '%', '%5f%5Fproto__', 'lng', 'search[a]'];
  const broken = [
    '%',
    '%z1',
    '%ff%fe',
    '%c3',
    '%00',
    '%ed%a0%80',
    '\ud800',
    '\udc00a',
    '[]',
    '=',
    '%0d%0a',
    '"',
  ];
  const parameter = fc.tuple(
    fc.constantFrom('&', '&', '&&', ';'),
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...known) },
      fc.constantFrom(...known.flatMap(name => [`${name}[]`, name.toUpperCase()]), ...odd),
      hostileText.map(encode),
    ),
    fc.constantFrom('=', '=', '', '=='),
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...[...values, ...Object.values(right)].map(encode), '') },
      fc.constantFrom(...numbers, ...broken),
      fc.oneof(hostileText, fc.constantFrom(...longTexts)).map(encode),
    ),
  );
  const base = Object.entries(right).map(pair => pair.map(encode).join('='));
  return fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: fc.constant(base) }, fc.subarray(base)),
      fc.array(parameter, { maxLength: 4 }),
    )
    .map(([kept, others]) => [kept.join('&'), ...others.flat()].join('').replaceAll('#', '%23'));
}

function encode(text: string | number): string {
  return encodeURIComponent(String(text).toWellFormed());
}
