// Only on SQLite: it is about what is refused before a database is asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rawMultipart } from '../testing/test-site.ts';
import {
  assertRefused,
  formOf,
  formRule,
  jsonRule,
  mebibyte,
  read,
  readForm,
  readJson,
} from './testing/read-bodies.ts';

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

test('refuses JSON of more than 32 levels with 400, and takes brackets in texts for what they are', async () => {
  const levels = (count: number) => `{"a":${'['.repeat(count - 1)}${']'.repeat(count - 1)}}`;
  assert.equal(Object.keys((await readJson(levels(32))).fields).length, 1);
  for (const count of [33, 100_000]) await assertRefused(readJson(levels(count)), 'bad_request', `${count}`);
  const texts = { a: '['.repeat(100), 'b"': '\\"[[{'.repeat(100), c: Array(100).fill([{}]), d: '\\' };
  assert.deepEqual((await readJson(JSON.stringify(texts))).fields, texts);
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
