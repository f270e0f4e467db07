import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { AppError } from '#shared/api/errors.ts';
import { runs } from '../testing/arbitraries.ts';
import { type PartName, readMultipart } from './multipart.ts';

type Part = PartName & { content: string };

/** The parts of a form that arrives in these chunks, as Latin-1. */
async function read(pieces: readonly Uint8Array[]): Promise<Part[]> {
  const parts: Part[] = [];
  async function* come() {
    yield* pieces;
  }
  await readMultipart(come(), 'b', name => {
    const part = { ...name, content: '' };
    parts.push(part);
    return async content => {
      for await (const piece of content) {
        part.content += Buffer.from(piece).toString('latin1');
        // Simulates a slow disk, so that the parser has to wait.
        await setImmediate();
      }
    };
  });
  return parts;
}

const bytesOf = (text: string) => Buffer.from(text, 'latin1');

function split(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const cuts = [0, ...places.map(place => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return cuts.slice(1).map((cut, index) => bytes.subarray(cuts[index], cut));
}

/** Content with many near matches of the boundary. */
const anyContent = fc
  .array(
    fc.constantFrom(
      '\r',
      '\n',
      '-',
      '--',
      '--b',
      '\r\n',
      '\r\n-',
      '\r\n--',
      '\r\n--a',
      'b',
      'x',
      '\xff',
      '\0',
    ),
    {
      maxLength: 12,
    },
  )
  .map(list => list.join(''))
  .filter(text => !`\r\n${text}\r\n`.includes('\r\n--b'));
const anyName = fc.string({ unit: fc.constantFrom(..."abc -;='()[]&/\\.%"), maxLength: 8 });
const anyPart = fc.record(
  {
    name: anyName,
    filename: fc.option(anyName, { nil: undefined }),
    content: anyContent,
  },
  { noNullPrototype: true },
);
const anyPlaces = fc.array(fc.nat(2_000), { maxLength: 20 });

function formOf(parts: readonly Part[]): string {
  const written = parts.map(({ name, filename, content }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: image/png`;
    return `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  return `${written.join('')}--b--\r\n`;
}

test('a form says the same however its bytes are split', async () => {
  const property = fc.asyncProperty(fc.array(anyPart, { maxLength: 4 }), anyPlaces, async (parts, places) => {
    assert.deepEqual(await read(split(bytesOf(formOf(parts)), places)), parts);
  });
  await fc.assert(property, runs(300));
});

test('contents of any size arrive whole, however slowly they are read', async () => {
  const anyLarge = fc
    .tuple(anyPart, fc.nat(200_000))
    .map(([part, size]) => ({ ...part, content: 'x'.repeat(size) + part.content }));
  const property = fc.asyncProperty(
    fc.array(anyLarge, { maxLength: 4 }),
    fc.array(fc.nat(500_000), { maxLength: 10 }),
    async (parts, places) => assert.deepEqual(await read(split(bytesOf(formOf(parts)), places)), parts),
  );
  await fc.assert(property, runs(50));
});

test('each place where a form can be split in two, and each byte alone', async () => {
  const parts = [
    { name: 'a', filename: undefined, content: '\r\n--\r' },
    { name: 'f', filename: 'f.png', content: '' },
    { name: 'c', filename: undefined, content: '' },
  ];
  const bytes = bytesOf(formOf(parts));
  for (let at = 0; at <= bytes.length; at += 1)
    assert.deepEqual(await read(split(bytes, [at])), parts, `${at}`);
  assert.deepEqual(await read(Array.from(bytes, byte => Uint8Array.of(byte))), parts);
});

test('a form that ends before its end is refused wherever that is', async () => {
  const form = formOf([{ name: 'a', filename: 'f.png', content: 'abc' }]);
  const property = fc.asyncProperty(fc.nat(form.length - 5), anyPlaces, async (length, places) => {
    const reading = read(split(bytesOf(form.slice(0, length)), places));
    await assert.rejects(reading, error => error instanceof AppError && error.code === 'bad_request');
  });
  await fc.assert(property, runs(100));
});

test('any bytes are read or refused', async () => {
  const anyPieces = fc.array(
    fc.oneof(
      anyContent,
      fc.constantFrom(
        '--b\r\n',
        '\r\n--b\r\n',
        '--b--',
        '\r\n\r\n',
        'Content-Disposition: form-data; name="a"',
        ':',
      ),
      fc.string({
        unit: fc.integer({ max: 255, min: 0 }).map(code => String.fromCharCode(code)),
        maxLength: 10,
      }),
    ),
    { maxLength: 20 },
  );
  const property = fc.asyncProperty(anyPieces, async list => {
    const reading = read(list.map(bytesOf));
    await reading.catch(error => assert.ok(error instanceof AppError && error.code === 'bad_request', error));
  });
  await fc.assert(property, runs(100));
});

test('names and file names are read as browsers write them', async () => {
  const cases: [disposition: string, name: string, filename?: string][] = [
    ['form-data; name="a"', 'a'],
    ['Form-Data; NAME="a"', 'a'],
    ['form-data;name=a', 'a'],
    ['form-data; name="a"; filename="C:\\b\\c.jpg"', 'a', 'C:\\b\\c.jpg'],
    ['form-data; name="a"; filename="b; filename=c"', 'a', 'b; filename=c'],
    ['form-data; name="%22%0d%0A%41"; filename=""', '"\r\n%41', ''],
    ['form-data; name="a"; filename="b"; filename*=UTF-8\'\'%C5%A1.jpg', 'a', 'š.jpg'],
  ];
  for (const [disposition, name, filename] of cases) {
    const form = `--b\r\nContent-Disposition: ${disposition}\r\n\r\n\r\n--b--`;
    assert.deepEqual(await read([bytesOf(form)]), [{ name, filename, content: '' }], disposition);
  }
});

test('a part whose head cannot be read is refused', async () => {
  const right = 'Content-Disposition: form-data; name="a"';
  const heads = [
    ...[
      '',
      'Content-Type: text/plain',
      'Content-Disposition: attachment; name="a"',
      'Content-Disposition: form-data',
    ],
    ...[`${right}x`, `${right}; filename="a`, `${right}; filename="a"b"`, `${right}; filename*=UTF-8''%`],
    ...[
      `${right}; filename*=ISO-8859-1''a`,
      `${right}; filename="\xff"`,
      `${right}\r\nContent-Transfer-Encoding: base64`,
    ],
    ...[`${right}; filename="${'a'.repeat(5_000)}"`, `${right}\r\n${'a: b\r\n'.repeat(1_000)}`],
  ];
  for (const head of heads) {
    const form = `--b\r\n${head}\r\n\r\n\r\n--b--`;
    const refused = (error: unknown) => error instanceof AppError && error.code === 'bad_request';
    await assert.rejects(read([bytesOf(form)]), refused, head);
  }
});

test('the rest of a refused form is read, and dropped', async () => {
  const { length } = bytesOf(formOf([]));
  let taken = 0;
  async function* come() {
    for (const piece of split(
      bytesOf(formOf([{ name: 'a', filename: 'a', content: 'x'.repeat(1_000) }])),
      [100, 500],
    )) {
      taken += piece.length;
      yield piece;
    }
  }
  const refusal = new Error('no');
  const reading = readMultipart(come(), 'b', () => async content => {
    for await (const _ of content) throw refusal;
  });
  await assert.rejects(reading, refusal);
  assert.ok(taken > 1_000 + length, `${taken} bytes`);
});
