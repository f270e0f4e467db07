// Only on SQLite.
import assert from 'node:assert/strict';
import { isUtf8 } from 'node:buffer';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { contentTables, handlers } from '../features.ts';
import { anyJsonText, anyText, runs, unstorable } from '../testing/arbitraries.ts';
import { requestOf } from '../testing/expected-call.ts';
import { sampleCall } from '../testing/expected-calls.ts';
import { createFilledSite } from '../testing/filled-site.ts';
import { rawMultipart } from '../testing/test-site.ts';
import { createCaller } from './any-call.ts';
import {
  anyContentType,
  type Body,
  changed,
  damaged,
  damages,
  encodings,
  entriesOf,
} from './arbitrary-bodies.ts';

const { site, ids } = await createFilledSite({ isThrottled: false });
const call = await createCaller(site);

const everything = async () => JSON.stringify(await site.contents());

/** Differs if anything was written, even if rolled back; faster than comparing all data. */
async function writes(): Promise<string> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(site.db);
  return [rows[0]?.count, ...site.originals.files.keys()].join(' ');
}

/** Deletes what was created after the samples, to keep comparisons fast. */
async function forgetNew(): Promise<void> {
  for (const table of [...contentTables, 'images', 'mails', 'questions', 'members', 'applications'] as const)
    await site.db.deleteFrom(table).where('id', '>', Object.keys(ids).length).execute();
}

/** Sends bodies to an endpoint. Each must be accepted or refused, and a refused one must store nothing. */
async function assertAnswered(
  endpoint: Endpoint,
  bodies: fc.Arbitrary<Body>,
  examples: Body[] = [],
): Promise<void> {
  const [path] = requestOf(endpoint, sampleCall(endpoint, ids));
  const session = await site.signIn();
  let before = await everything();
  let written = await writes();
  const property = fc.asyncProperty(bodies, async ({ type, bytes }) => {
    const status = await call(endpoint, path.split('?')[1] ?? '', {
      method: endpoint.method,
      headers: { 'Content-Type': type, ...session },
      body: bytes as BodyInit,
    });
    const now = await writes();
    if (status >= 400 && now === written) return;
    if (status < 400) await forgetNew();
    const after = await everything();
    if (status >= 400) assert.equal(after, before);
    before = after;
    written = await writes();
  });
  // Hashing passwords is slow by design.
  const isSlow = ['/login.php', '/change-password.php'].includes(endpoint.path);
  await fc.assert(property, { ...runs(isSlow ? 5 : 12), examples: examples.map(body => [body]) });
}

for (const { endpoint } of handlers) {
  if (!endpoint.body) continue;
  const { types, schema } = endpoint.body;
  const known = schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : [];
  const right = await entriesOf(sampleCall(endpoint, ids));

  describe(`${endpoint.name}: no body breaks it, and none that is refused is stored:`, () => {
    test('a form with any fields, in any encoding', async () => {
      const encoding = fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...types) },
        fc.constantFrom('json', 'urlencoded', 'multipart'),
      );
      const bodies = fc
        .tuple(encoding, changed(right, known))
        .map(([type, entries]) => encodings[type](entries));
      await assertAnswered(endpoint, bodies);
    });

    test('a damaged form, and anything under another name', async () => {
      const whole = fc.constantFrom(...types, 'multipart').map(type => encodings[type as 'json'](right));
      const broken = fc
        .tuple(whole, damages)
        .map(([{ type, bytes }, list]) => ({ type, bytes: damaged(Buffer.from(bytes as Uint8Array), list) }));
      const named = fc.tuple(whole, anyContentType).map(([{ bytes }, type]) => ({ type, bytes }));
      const raw = fc
        .tuple(whole, fc.uint8Array({ maxLength: 300 }))
        .map(([{ type }, bytes]) => ({ type, bytes }));
      // Parsing half a million fields takes seconds, so they must be refused before.
      const many = { type: 'application/x-www-form-urlencoded', bytes: 'a&'.repeat(2 ** 19) };
      await assertAnswered(endpoint, fc.oneof({ weight: 3, arbitrary: broken }, named, raw), [many]);
    });

    if (types.includes('json')) {
      test('any JSON', async () => {
        const bodies = anyJsonText.map(bytes => ({ type: 'application/json', bytes }));
        await assertAnswered(endpoint, bodies);
      });
    }

    // Passwords are not normalized. A capacity is parsed leniently, and an unknown kind is an empty filter.
    const lenient = ['capacity', 'applicationType'];
    const texts = right.filter(([name, value]) => typeof value === 'string' && !lenient.includes(name));
    const takesPassword = ['/login.php', '/change-password.php', '/password-resets/use'].includes(
      endpoint.path,
    );
    if (texts.length === 0 || takesPassword) return;
    test('text that could not be stored as it is', async () => {
      const [type] = types;
      const [path, init] = requestOf(endpoint, sampleCall(endpoint, ids), await site.signIn());
      const half = fc.constantFrom(...(type === 'json' ? unstorable : ['\0']));
      const property = fc.asyncProperty(fc.constantFrom(...texts), half, async ([field, value], part) => {
        const others = right.filter(([name]) => name !== field);
        const { type: mediaType, bytes } = encodings[type as 'json']([...others, [field, `${value}${part}`]]);
        const headers = { ...init.headers, 'Content-Type': mediaType };
        const { status, body } = await site.call<{ fields: object }>(path, {
          ...init,
          headers,
          body: bytes as BodyInit,
        });
        assert.equal(status, 422);
        assert.deepEqual(Object.keys(body.fields), [field]);
      });
      await fc.assert(property, runs(10));
    });
  });
}

/** Bytes of a text, possibly truncated. */
const anyBytes = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: anyText.map(text => Buffer.from(text)) },
      fc
        .constantFrom([0xef, 0xbf, 0xbd], [0xc3], [0xed, 0xa0, 0x80], [0xf0, 0x9f], [0xff])
        .map(list => Buffer.from(list)),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map(parts => Buffer.concat(parts));

/** Bodies whose title has these bytes, in each encoding. */
const titled: Record<string, (bytes: Buffer) => Body> = {
  updateNews: title => rawMultipart({ title }),
  updateAlbum: title => ({
    type: 'application/x-www-form-urlencoded',
    bytes: `title=${title.toString('hex').replaceAll(/../g, '%$&')}`,
  }),
  updateEducation: title => ({
    type: 'application/json',
    bytes: Buffer.from(`{"title":"${title.toString('latin1').replaceAll(/["\\]/g, '\\$&')}"}`, 'latin1'),
  }),
};

for (const [name, bodyOf] of Object.entries(titled)) {
  test(`${name}: a title's bytes come back as they are, or are refused`, async () => {
    // What the calls above deleted is not there.
    const { site, ids } = await createFilledSite({ isThrottled: false });
    const endpoint = handlers.find(handler => handler.endpoint.name === name)?.endpoint as Endpoint;
    const [path] = requestOf(endpoint, sampleCall(endpoint, ids));
    const session = await site.signIn();
    const property = fc.asyncProperty(anyBytes, async title => {
      const { type, bytes } = bodyOf(title);
      const headers = { 'Content-Type': type, ...session };
      const body = bytes as BodyInit;
      const answer = await site.call<{ title: string }>(path, { method: endpoint.method, headers, body });
      const isText = isUtf8(title) && String(title).trim() !== '';
      if (answer.status === 200) assert.deepEqual([isText, answer.body.title], [true, String(title).trim()]);
      // A control character breaks the JSON itself.
      else assert.ok(type === 'application/json' || !isText, JSON.stringify(answer.body));
    });
    await fc.assert(property, runs(60));
  });
}
