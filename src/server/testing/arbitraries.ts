import fc from 'fast-check';

/**
 * The parameters of a property. The seed is always the same, so that a test answers the same for the same code:
 * `FAST_CHECK_SEED` names another one, and `FAST_CHECK_RUNS` multiplies the number of runs. Each run has a time
 * limit, so that a call without a response fails.
 */
export function runs(numRuns: number) {
  const { FAST_CHECK_RUNS = '1', FAST_CHECK_SEED = '1' } = process.env;
  return { numRuns: numRuns * Number(FAST_CHECK_RUNS), timeout: 20_000, seed: Number(FAST_CHECK_SEED) };
}

const fragments = [
  ...[
    'a',
    'Z',
    'č',
    'Đ',
    'đ',
    'ž',
    'ß',
    'İ',
    'ſ',
    'Σ',
    '㏀',
    'ﬁ',
    'ﷺ',
    '蛋白',
    '𠮷',
    '𝛥',
    '\u{10ffff}',
    '\uffff',
  ],
  ...['e\u0301', '\u0308', 'ا', 'שלום', '\u202e', '\u200f', '\u200d', '👩‍🔬', '🧬', '🇧🇦', '\ufffd', '\ufeff'],
  ...[' ', '  ', '\u00a0', '\u2028', '\u0085', '\t', '\r', '\n', '\r\n', '\u0001', '\u001b', '\u007f'],
  ...[
    '<p>',
    '</p>',
    '<script>',
    '<a href="https://a.ba/">',
    '<ul>',
    '<li>',
    '<!--',
    '&',
    '&amp;',
    '&#0;',
    '<',
  ],
  ...[
    '>',
    '"',
    "'",
    '%',
    '%00',
    '_',
    '\\',
    '`',
    '--',
    '/*',
    '=1',
    '{{1}}',
    '+',
    '?',
    '#',
    ';',
    ',',
    '.',
    '@',
    '[]',
  ],
];

const character = fc
  .oneof(...[0x7f, 0x24f, 0xffff, 0x10ffff].map(max => fc.integer({ min: 1, max })))
  .filter(code => code < 0xd800 || code > 0xdfff)
  .map(code => String.fromCodePoint(code));

/** Text that can be stored: of every script and plane, with what other programs interpret. */
export const anyText = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fragments) }, character), { maxLength: 10 })
  .map(parts => parts.join(''));

/** Parts that make a text impossible to store: NUL and lone surrogates. */
export const unstorable = ['\0', '\ud800', '\udfff', '\udc00\ud800'];

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'then',
  'null',
];
/** Longer than texts may be: in letters, in words, or after escaping. */
export const longTexts = [
  ...['x'.repeat(301), 'đ'.repeat(10_001), ' '.repeat(50_000), '&'.repeat(100_000), 'ﷺ'.repeat(300)],
  'a '.repeat(1_500),
];

/** Also text that cannot be stored, long text, and names that JavaScript reserves. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: anyText },
  fc.tuple(anyText, fc.constantFrom(...unstorable), anyText).map(parts => parts.join('')),
  fc.constantFrom(...names),
  fc.constantFrom(...longTexts),
);

/** Numbers as text, and text that only resembles a number. */
export const numbers = [
  ...[
    '0',
    '1',
    '-1',
    '100',
    '101',
    '1.5',
    '1e3',
    '1e400',
    '0x10',
    '٣',
    '+1',
    '007',
    'NaN',
    'Infinity',
    ' 1 ',
  ],
  ...['999999', '1000001', '2147483648', '9007199254740993', '999999999999999', '9'.repeat(400)],
];
const nearlyRight = [
  ...[
    '2026-11-20',
    '2026-02-30',
    '0000-01-01',
    '2026-11-20T25:00',
    '24:00',
    'https://',
    'a@b.c',
    'bs',
    'true',
  ],
];

const anyJson = fc.jsonValue({ stringUnit: fc.constantFrom(...fragments, '\ud800', '\0') });

/** A value of any type, as in JSON or a form field. */
export const anyValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...numbers, ...numbers.map(Number), ...nearlyRight),
  { weight: 2, arbitrary: fc.constantFrom<unknown>(true, null, {}, { toString: 1, valueOf: 1 }, [], ['a']) },
  anyJson,
);

/** A JSON body: any value, deep nesting, keys that JavaScript reserves, and invalid JSON. */
export const anyJsonText = fc.oneof(
  { weight: 3, arbitrary: anyJson.map(value => JSON.stringify(value)) },
  fc.array(fc.tuple(hostileText, anyValue), { maxLength: 4 }).map(objectText),
  fc.integer({ min: 0, max: 100_000 }).map(depth => '['.repeat(depth) + ']'.repeat(depth)),
  fc.integer({ min: 0, max: 20_000 }).map(depth => `${'{"title":'.repeat(depth)}1${'}'.repeat(depth)}`),
  hostileText,
);

/** An object's JSON, built by hand so that a key can be `__proto__` or repeated. */
export function objectText(entries: readonly (readonly [string, unknown])[]): string {
  const members = entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? null}`);
  return `{${members.join(',')}}`;
}
