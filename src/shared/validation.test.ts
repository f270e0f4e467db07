import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import type { FieldProblem } from './api/errors.ts';
import { fieldProblems } from './api/field-problems.ts';
import {
  choice,
  clockTime,
  counterpart,
  day,
  doi,
  email,
  flag,
  html,
  issn,
  language,
  optionalDay,
  optionalFocus,
  optionalInstant,
  optionalLink,
  optionalText,
  optionalWhole,
  reference,
  requiredText,
  slug,
  typedCount,
  webAddress,
  whole,
} from './validation.ts';

/** The value that a form of one field `a` stores, or the problem. */
function check(schema: z.core.$ZodType, value: unknown): { stored: unknown } | FieldProblem | undefined {
  const input = { a: value };
  const result = z.safeParse(z.object({ a: schema }), input);
  return result.success ? { stored: result.data.a } : fieldProblems(result.error.issues, input).a;
}

function assertChecks(
  schema: z.core.$ZodType,
  cases: [value: unknown, expected: ReturnType<typeof check>][],
) {
  for (const [value, expected] of cases)
    assert.deepEqual(check(schema, value), expected, JSON.stringify(value) ?? 'undefined');
}

const required = { key: 'required' } as const;

test('text is trimmed, bounded in characters, and kept as it is otherwise', () => {
  assertChecks(requiredText(5), [
    [' a b ', { stored: 'a b' }],
    ['🧬🧬🧬🧬🧬', { stored: '🧬🧬🧬🧬🧬' }],
    ['  12345  ', { stored: '12345' }],
    ['123456', { key: 'tooLong', values: { max: 5 } }],
    ['', required],
    ['  \n', { key: 'required', values: { min: 1 } }],
    [undefined, required],
    [null, required],
    [5, { key: 'invalid' }],
    [['a'], { key: 'invalid' }],
    ['a\0b', { key: 'text' }],
    ['a\ud800b', { key: 'text' }],
    ['\udc00', { key: 'text' }],
  ]);
  assertChecks(optionalText(5), [
    ['', { stored: '' }],
    ['   ', { stored: '' }],
    [null, { stored: '' }],
    [undefined, required],
    ['123456', { key: 'tooLong', values: { max: 5 } }],
    ['a\0', { key: 'text' }],
  ]);
  assertChecks(html(), [
    ['a'.repeat(500_000), { stored: 'a'.repeat(500_000) }],
    ['a'.repeat(500_001), { key: 'tooLong', values: { max: 500_000 } }],
  ]);
  assertChecks(requiredText(), [['a'.repeat(301), { key: 'tooLong', values: { max: 300 } }]]);
});

test('where a text may be empty, null is the same; where it may not, it is missed', () => {
  for (const schema of [optionalText(), html(), optionalLink(), issn(), doi(), slug()])
    assertChecks(
      schema,
      ['', null].map(none => [none, { stored: '' }]),
    );
  for (const schema of [optionalInstant(), optionalDay(), optionalWhole(1, 9), optionalFocus()])
    assertChecks(
      schema,
      ['', null].map(none => [none, { stored: null }]),
    );
  for (const schema of [requiredText(), email(), webAddress(), day(), clockTime(), language(), flag()])
    assertChecks(schema, [[null, required]]);
});

test('an id is a number or text, and nothing else from JSON breaks it', () => {
  const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  const none = [{ toString: 1, valueOf: 1 }, deep, ['1'], true, '0', '-1', '1.5', 'x'];
  assertChecks(
    counterpart(),
    none.map(value => [value, { key: 'translation' }]),
  );
  assertChecks(
    reference(),
    none.map(value => [value, { stored: undefined }]),
  );
  for (const schema of [counterpart(), reference()])
    assertChecks(schema, [
      [7, { stored: 7 }],
      ['7', { stored: 7 }],
    ]);
});

test('an e-mail address has one @ and a dot behind it', () => {
  const right = [
    'ime@primjer.ba',
    'ime.prezime+novosti@a.b.primjer.ba',
    "o'neil@primjer.co",
    'čaj@čaj.ba',
    'A_b-1@x-y.io',
  ];
  assertChecks(
    email(),
    right.map(address => [` ${address} `, { stored: address }]),
  );
  const wrong = [
    'ime',
    'ime@',
    '@primjer.ba',
    'ime@primjer',
    'ime@@primjer.ba',
    'ime@primjer..ba',
    'ime@.ba',
    'ime@primjer.',
  ];
  wrong.push(
    'i me@primjer.ba',
    'ime@pri mjer.ba',
    'a@b.ba, c@d.ba',
    'a@b.ba;c@d.ba',
    '<a@b.ba>',
    'a@b.ba\r\nBcc: c@d.ba',
  );
  assertChecks(
    email(),
    wrong.map(address => [address, { key: 'email' }]),
  );
  assertChecks(email(), [
    ['', required],
    [`${'a'.repeat(244)}@primjer.ba`, { key: 'tooLong', values: { max: 254 } }],
    [`${'a'.repeat(243)}@primjer.ba`, { stored: `${'a'.repeat(243)}@primjer.ba` }],
  ]);
});

test('a pattern that never ends is refused at once', () => {
  const start = process.cpuUsage();
  for (const text of [
    `${'a'.repeat(5_000)}@`,
    `a@${'a.'.repeat(5_000)}`,
    `a@${'a'.repeat(5_000)} `,
    '@'.repeat(5_000),
  ])
    assert.equal(z.safeParse(email(), text).success, false);
  assert.ok(process.cpuUsage(start).user < 200_000);
});

test('a day is stored as the day', () => {
  assertChecks(day(), [
    ['2026-11-21', { stored: '2026-11-21' }],
    ['2026-11-21T23:59:59.999Z', { stored: '2026-11-21' }],
    ['2026-11-21T09:30:00+02:00', { stored: '2026-11-21' }],
    ['2026-02-30', { key: 'day' }],
    ['2026-02-30T10:00:00Z', { key: 'day' }],
    ['2026-11-21T', { key: 'day' }],
    ['2026-11-21Tdanas', { key: 'day' }],
    ['21.11.2026', { key: 'day' }],
    ['', required],
    [undefined, required],
  ]);
});

test('a choice is one of the values, to the letter', () => {
  assertChecks(choice(['Vijesti', 'Događaji']), [
    ['Vijesti', { stored: 'Vijesti' }],
    ['vijesti', { key: 'choice' }],
    ['toString', { key: 'choice' }],
    [0, { key: 'choice' }],
    ['', required],
  ]);
  assertChecks(language(), [
    ['en', { stored: 'en' }],
    ['EN', { key: 'choice' }],
  ]);
});

test('a count is typed in digits: words and an empty field are refused', () => {
  const refused = { key: 'count' } as const;
  assertChecks(typedCount(), [
    ['20', { stored: '20' }],
    [' 0 ', { stored: '0' }],
    ['1000000', { stored: '1000000' }],
    ...['dvadeset', 'do 20', '20 mjesta', '-1', '2,5', '1000001'].map((text): [string, FieldProblem] => [
      text,
      refused,
    ]),
    ['', required],
    [' ', { key: 'required', values: { min: 1 } }],
  ]);
});

test('a whole number is a number or the digits of one, within its bounds', () => {
  assertChecks(whole(1, 100), [
    [1, { stored: 1 }],
    ['100', { stored: 100 }],
    [' 7 ', { stored: 7 }],
    ['007', { stored: 7 }],
    [0, { key: 'number', values: { min: 1 } }],
    ['101', { key: 'number', values: { max: 100 } }],
    ...['-1', '1.5', '1e1', '0x1', 'x', ' ', '9'.repeat(16)].map((text): [string, FieldProblem] => [
      text,
      { key: 'number' },
    ]),
    [1.5, { key: 'number' }],
    [Number.NaN, { key: 'number' }],
    [true, { key: 'number' }],
    [[1], { key: 'number' }],
    ['', required],
    [null, required],
  ]);
});

test('a switch is what forms and JSON send', () => {
  assertChecks(flag(), [
    ...[true, 'true', '1'].map((value): [unknown, { stored: boolean }] => [value, { stored: true }]),
    ...[false, 'false', '0'].map((value): [unknown, { stored: boolean }] => [value, { stored: false }]),
    ...['on', 'TRUE', 'da', 1, 0, []].map((value): [unknown, FieldProblem] => [value, { key: 'choice' }]),
    ['', required],
  ]);
});
