import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import * as z from 'zod/mini';
import { Uploads } from '#features/media/server/uploads.ts';
import { temporaryPath } from '#features/media/testing/temporary-files.ts';
import type { BodyRule } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { rawMultipart } from '../testing/test-site.ts';
import { type ParsedBody, readBody } from './body.ts';

const schema = z.object({});
const jsonRule: BodyRule = { types: ['json'], schema };
const formRule: BodyRule = { types: ['multipart', 'urlencoded'], schema, files: { image: 'image' } };
const mebibyte = 1024 * 1024;
const uploads = new Uploads(temporaryPath);
after(() => uploads.remove());

type Bytes = string | Uint8Array | ReadableStream<Uint8Array> | FormData;

function read(rule: BodyRule, type: string | undefined, body: Bytes | undefined, headers = {}) {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { ...(type !== undefined && { 'Content-Type': type }), ...headers },
    body: (body ?? null) as BodyInit | null,
    duplex: 'half',
  };
  return readBody(new Request('http://localhost/', init), rule, { uploads });
}

const readJson = (text: Bytes) => read(jsonRule, 'application/json', text);
const readForm = (form: FormData) => read(formRule, undefined, form);

function formOf(entries: [name: string, value: string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

/** The contents of the files, by name. */
async function contentsOf({ files }: ParsedBody): Promise<Record<string, string>> {
  const read = Object.values(files).map(async ({ name, path }) => [name, await readFile(path, 'utf8')]);
  return Object.fromEntries(await Promise.all(read));
}

function assertRefused(reading: Promise<ParsedBody>, code: string, message?: string) {
  return assert.rejects(reading, error => error instanceof AppError && error.code === code, message);
}

test('takes the types of the rule, however their name is written', async () => {
  for (const type of [
    'application/json',
    'Application/JSON; charset=utf-8',
    'application/json;charset=UTF-8',
  ])
    assert.deepEqual(await read(jsonRule, type, '{"a":[1]}'), { fields: { a: [1] }, files: {} });
  assert.deepEqual(await read(formRule, 'application/x-www-form-urlencoded', 'a=%C5%A1+1&b='), {
    fields: { a: 'š 1', b: '' },
    files: {},
  });
  const { bytes } = rawMultipart({ a: 'š' });
  const type = 'Multipart/Form-Data; Boundary="granica"';
  assert.deepEqual(await read(formRule, type, bytes), { fields: { a: 'š' }, files: {} });
});

test('refuses another type with 415', async () => {
  const form = rawMultipart({ a: 'b' });
  for (const type of ['', 'text/plain', 'text/json', 'application/xml', 'application/json-seq', 'json'])
    await assertRefused(read(jsonRule, type, '{}'), 'unsupported_type', type);
  await assertRefused(read(jsonRule, form.type, form.bytes), 'unsupported_type');
  await assertRefused(read(jsonRule, 'application/x-www-form-urlencoded', 'a=b'), 'unsupported_type');
  await assertRefused(read(formRule, 'application/json', '{}'), 'unsupported_type');
  await assertRefused(read(jsonRule, undefined, undefined), 'unsupported_type', 'no body at all');
  const packed = { 'Content-Encoding': 'gzip' };
  await assertRefused(read(jsonRule, 'application/json', '{}', packed), 'unsupported_type', 'packed');
});

test('refuses JSON that cannot be read, or is no object, with 400', async () => {
  const latin1 = Buffer.from('{"a":"\xe6"}', 'latin1');
  for (const text of ['', '{', '{"a":1,}', "{'a':1}", '[]', '[{}]', 'null', '1', '"a"', '{}{}', latin1])
    await assertRefused(readJson(text), 'bad_request', String(text));
  await assertRefused(readJson(`{"a":${'['.repeat(200_000)}`), 'bad_request', 'deep and broken');
});

test('a JSON body ends at 1 MiB, whether or not its length is stated', async () => {
  const largest = `{"a":"${'x'.repeat(mebibyte - 8)}"}`;
  assert.equal(largest.length, mebibyte);
  assert.equal(Object.keys((await readJson(largest)).fields).length, 1);
  await assertRefused(readJson(`${largest} `), 'too_large');

  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(0x20));
      if (sent === 64 * mebibyte) controller.close();
    },
  });
  await assertRefused(readJson(stream), 'too_large');
  assert.ok(sent < 1.5 * mebibyte, `${sent} bytes were taken`);

  const unread = new ReadableStream<Uint8Array>(
    { pull: () => assert.fail('was read') },
    { highWaterMark: 0 },
  );
  const stated = { 'Content-Length': String(mebibyte + 1) };
  await assertRefused(read(jsonRule, 'application/json', unread, stated), 'too_large');
});

test('a sender who breaks off in the middle is refused, not a defect', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(Buffer.from('{"a":')),
    pull: () => Promise.reject(new Error('aborted')),
  });
  await assertRefused(readJson(broken), 'bad_request');
});

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

test('no field name reaches the prototype of anything', async () => {
  const { fields } = await readJson(
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  );
  assert.equal(fields.isAdmin, undefined);
  await readForm(
    formOf([
      ['__proto__', 'x'],
      ['__proto__.isAdmin', 'x'],
      ['constructor', 'x'],
    ]),
  );
  assert.equal(({} as Record<string, unknown>).isAdmin, undefined);
  assert.equal(
    Object.getPrototypeOf((await readForm(formOf([['__proto__', 'x']]))).fields),
    Object.prototype,
  );
});
