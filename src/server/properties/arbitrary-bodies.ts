import fc from 'fast-check';
import { anyValue, hostileText, objectText } from '../testing/arbitraries.ts';
import type { SampleCall } from '../testing/expected-call.ts';
import { rawMultipart } from '../testing/test-site.ts';

export type Entries = (readonly [name: string, value: unknown])[];
export type Body = { type: string; bytes: string | Uint8Array };

/** Encodes fields in each of the three encodings. */
export const encodings: Record<'json' | 'urlencoded' | 'multipart', (entries: Entries) => Body> = {
  json: entries => ({ type: 'application/json', bytes: objectText(entries) }),
  urlencoded: entries => {
    const pairs = entries.map(([name, value]): [string, string] => [name, String(textOf(value))]);
    return { type: 'application/x-www-form-urlencoded', bytes: String(new URLSearchParams(pairs)) };
  },
  multipart: entries =>
    rawMultipart(Object.fromEntries(entries.map(([name, value]) => [name, textOf(value)]))),
};

function textOf(value: unknown): string | Uint8Array {
  if (typeof value === 'string' || value instanceof Uint8Array) return value;
  return JSON.stringify(value) ?? '';
}

/** The fields of a valid form; files with their names as `rawMultipart` takes them. */
export async function entriesOf({ fields = {} }: SampleCall): Promise<Entries> {
  const entries = Object.entries(fields).map(async ([name, value]) =>
    value instanceof File
      ? ([`${name}"; filename="${value.name}`, await value.bytes()] as const)
      : ([name, value] as const),
  );
  return Promise.all(entries);
}

/** A valid form with fields removed, replaced and added; `known` are the names that the call takes. */
export function changed(right: Entries, known: readonly string[]): fc.Arbitrary<Entries> {
  const others = ['image', 'pdf', 'id', '__proto__', 'a[b]'];
  const names = [...new Set([...right.map(([name]) => name), ...known, ...others])];
  const name = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, hostileText);
  const additions = fc.oneof(
    { weight: 2, arbitrary: fc.array(fc.tuple(name, anyValue), { maxLength: 3 }) },
    fc.tuple(...names.map(each => fc.tuple(fc.constant(each), anyValue))),
  );
  return fc
    .tuple(fc.oneof({ weight: 3, arbitrary: fc.constant(right) }, fc.subarray(right)), additions)
    .map(([kept, added]) => [...kept.filter(([name]) => !added.some(([other]) => other === name)), ...added]);
}

/** A way to damage bytes; `at` is a fraction of their length. */
export type Damage = { kind: 'cut' | 'flip' | 'insert' | 'drop' | 'repeat'; at: number; bytes: Uint8Array };

export const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('cut', 'flip', 'insert', 'drop', 'repeat'),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 8 }),
      fc
        .constantFrom('\r\n', '\r\n\r\n', '--', '"', '; ', 'filename="x"', '\0', '\u00ff')
        .map(text => Buffer.from(text)),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

export function damaged(whole: Uint8Array, list: readonly Damage[]): Buffer {
  return list.reduce<Buffer>((bytes, { kind, at, bytes: other }) => {
    const place = Math.floor(at * bytes.length);
    const before = bytes.subarray(0, place);
    const after = bytes.subarray(place);
    if (kind === 'cut') return before;
    if (kind === 'drop') return Buffer.concat([before, after.subarray(other.length)]);
    if (kind === 'insert') return Buffer.concat([before, other, after]);
    if (kind === 'repeat') return Buffer.concat([before, after.subarray(0, 200), after]);
    return Buffer.concat([
      before,
      after.subarray(0, 1).map(byte => byte ^ (other[0] ?? 1)),
      after.subarray(1),
    ]);
  }, Buffer.from(whole));
}

/** Valid and invalid media types. */
export const anyContentType = fc.oneof(
  fc.constantFrom(
    ...[
      'application/json',
      'Application/JSON; charset=utf-16',
      'text/plain',
      'application/json, text/plain',
      '',
    ],
    ...[
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary="',
      '__proto__',
    ],
    ...['multipart/form-data; boundary=x; boundary=y', `multipart/form-data; boundary=${'x'.repeat(5_000)}`],
    ...['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded;charset=latin1', ';'],
  ),
  fc
    .array(fc.integer({ min: 32, max: 255 }).filter(code => code !== 127))
    .map(codes => String.fromCharCode(...codes)),
);
