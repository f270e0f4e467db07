// Only on SQLite: it is about how bodies are read.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { BodyRule } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/api/errors.ts';
import { rawMultipart } from '../testing/test-site.ts';
import type { ParsedBody } from './body.ts';
import {
  assertRefused,
  formOf,
  formRule,
  mebibyte,
  read,
  readForm,
  readJson,
} from './testing/read-bodies.ts';

/** The contents of the files, by name. */
async function contentsOf({ files }: ParsedBody): Promise<Record<string, string>> {
  const read = Object.values(files).map(async ({ name, path }) => [name, await readFile(path, 'utf8')]);
  return Object.fromEntries(await Promise.all(read));
}

test('an image may have 15 MiB beside the text', async () => {
  const image = (size: number) => formOf([['image', new Blob([new Uint8Array(size)])]]);
  const { files } = await readForm(image(15 * mebibyte));
  assert.equal(files.image?.size, 15 * mebibyte);
  await assertRefused(readForm(image(15 * mebibyte + 1)), 'too_large');
  const { type, bytes } = rawMultipart({ image: new Uint8Array(16 * mebibyte) });
  await assertRefused(read(formRule, type, bytes), 'too_large');
});

test('what is too large to be read is told as the file that it must be, where it can be one only', async () => {
  const { type, bytes } = rawMultipart({ image: new Uint8Array(16 * mebibyte) });
  const two: BodyRule = { ...formRule, files: { image: 'image', pdf: 'pdf' } };
  const { type: largerType, bytes: larger } = rawMultipart({ pdf: new Uint8Array(41 * mebibyte) });
  for (const [refused, file] of [
    [read(formRule, type, bytes), 'image'],
    [read(two, largerType, larger), undefined],
    [readJson(`{"a":"${'x'.repeat(mebibyte)}"}`), undefined],
  ] as const) {
    await assert.rejects(
      refused,
      error => error instanceof AppError && error.code === 'too_large' && error.file === file,
    );
  }
});

test('refuses a broken form with 400', async () => {
  const { type, bytes } = rawMultipart({ a: 'b' });
  const text = bytes.toString();
  const cases: [type: string, body: string, why: string][] = [
    ['multipart/form-data', text, 'no boundary'],
    ['multipart/form-data; boundary=druga', text, 'another boundary'],
    [type, '', 'empty'],
    [type, text.slice(0, -12), 'cut off'],
    [type, text.slice(0, 30), 'cut off in a header'],
    [type, text.replace('name="a"', ''), 'a field without a name'],
    [type, text.replace('Content-Disposition', 'X-Other'), 'no disposition'],
    [type, 'a=b', 'another encoding'],
  ];
  for (const [contentType, body, why] of cases)
    await assertRefused(read(formRule, contentType, body), 'bad_request', why);
});

test('refuses a field that comes twice, and more than 60', async () => {
  const file = new Blob(['x']);
  const twice: [string, string | Blob][][] = [
    [
      ['a', '1'],
      ['a', '1'],
    ],
    [
      ['image', file],
      ['image', file],
    ],
    [
      ['image', file],
      ['image', 'x'],
    ],
    [
      ['image', 'x'],
      ['image', file],
    ],
  ];
  for (const entries of twice) await assertRefused(readForm(formOf(entries)), 'bad_request');
  const many = (count: number) =>
    formOf(Array.from({ length: count }, (_, number) => [`a${number}`, ''] as [string, string]));
  assert.equal(Object.keys((await readForm(many(60))).fields).length, 60);
  await assertRefused(readForm(many(61)), 'bad_request');
});

test('keeps files only under the names of the rule, with their names', async () => {
  const form = formOf([
    ['image', new File([], '')],
    ['pdf', new Blob(['%PDF-'])],
    ['title', new Blob(['x'])],
    ['__proto__', new Blob(['x'])],
  ]);
  assert.deepEqual(await readForm(form), { fields: { image: '' }, files: {} });
  const named = await readForm(formOf([['image', new File(['x'], 'šuma 1.jpg')]]));
  assert.deepEqual([named.fields, await contentsOf(named)], [{}, { 'šuma 1.jpg': 'x' }]);
  // A chosen file that is empty differs from a field without a file.
  const empty = await readForm(formOf([['image', new File([], 'prazno.jpg')]]));
  assert.deepEqual(await contentsOf(empty), { 'prazno.jpg': '' });
  const asText = await readForm(formOf([['image', 'text']]));
  assert.deepEqual(asText, { fields: { image: 'text' }, files: {} });
});

test('a form whose text is not UTF-8 is refused with 400', async () => {
  const valid = ['š', '\ufffd', 'tekst \ufffd', ''];
  for (const text of valid) {
    const { type, bytes } = rawMultipart({ a: text });
    assert.deepEqual((await read(formRule, type, bytes)).fields, { a: text });
  }
  const bad = [
    [0xe6],
    [0x61, 0xff, 0x62],
    [0xc5],
    [0xed, 0xa0, 0x80],
    [0xc0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
  ];
  bad.push([0xcf, 0xbf, 0xbd], [0xf0, 0xef, 0xbf, 0xbd]);
  for (const sequence of bad) {
    const { type, bytes } = rawMultipart({ a: Uint8Array.from(sequence) });
    await assertRefused(read(formRule, type, bytes), 'bad_request', String(sequence));
    const hidden = rawMultipart({ a: Uint8Array.from(sequence), b: 'pravi \ufffd' });
    await assertRefused(read(formRule, type, hidden.bytes), 'bad_request', `hidden ${sequence}`);
  }
});

test('a form that takes long to read is refused before it is read', async () => {
  const most = 15 * mebibyte;
  const disposition = 'Content-Disposition: form-data; name="a"';
  const fill = (text: string) => text.repeat(most / text.length);
  const part = (head: string, value = '', boundary = 'granica') =>
    `--${boundary}\r\n${head}\r\n\r\n${value}\r\n--${boundary}--\r\n`;
  const long = 'b'.repeat(71);
  const cases: [name: string, text: string, code: string, parameters?: string][] = [
    ['headers', part(fill('a:b\r\n') + disposition), 'bad_request'],
    ['a header', part(`X: ${fill('a')}\r\n${disposition}`), 'bad_request'],
    ['parameters', part(disposition + fill('; a=b')), 'bad_request'],
    ['the name of a file', part(`${disposition}; filename="${fill('%22')}"`), 'bad_request'],
    ['text', part(disposition, fill('\ufffd')), 'too_large'],
    [
      'nearly the boundary',
      part(disposition, fill(`--${'b'.repeat(69)}c`), long.slice(1)),
      'too_large',
      long.slice(1),
    ],
    ['a longer boundary', part(disposition, fill(`--${long}`), long), 'bad_request', long],
    ['another boundary', part(fill('a:b\r\n') + disposition), 'bad_request', 'granica; x=";boundary=b"'],
    ['one in front', part(fill('a:b\r\n') + disposition), 'bad_request', 'b; boundary=granica'],
    ['one in quotes', part(fill('a:b\r\n') + disposition), 'bad_request', '";boundary=b"; boundary=granica'],
  ];
  for (const [name, text, code, boundary = 'granica'] of cases) {
    const before = process.cpuUsage();
    const reading = read(formRule, `multipart/form-data; boundary=${boundary}`, text);
    await assertRefused(reading, code, name);
    const { user } = process.cpuUsage(before);
    assert.ok(user < 1_000_000, `${name}: ${Math.round(user / 1_000)} ms of the processor`);
  }
});

test('the head of a field may have names of every usual length', async () => {
  const file = new File(['x'], `${'š'.repeat(1_000)}.jpg`);
  const { files } = await readForm(formOf([['image', file]]));
  assert.equal(files.image?.name, file.name);
});
