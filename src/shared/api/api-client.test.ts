import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { ApiError, createApiClient } from './api-client.ts';
import { done, endpoint, success } from './endpoint.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

const note = z.object({ title: z.string(), year: z.nullish(z.int()) });
const base = { response: done, clientMessage: 'Failed to fetch notes' } as const;
const listNotes = endpoint({
  ...base,
  name: 'listNotes',
  method: 'GET',
  path: '/notes.php',
  access: 'public',
  query: z.object({ search: z.optional(z.string()), page: z.optional(z.int()) }),
});
const addNote = endpoint({
  ...base,
  name: 'addNote',
  method: 'POST',
  path: '/notes.php',
  access: 'administrator',
  body: { types: ['json'], schema: note },
});
const changeNote = endpoint({
  ...base,
  name: 'changeNote',
  method: 'POST',
  path: '/note.php',
  access: 'administrator',
  id: 'id',
  body: { types: ['multipart'], schema: note, files: { image: 'image' } },
});

type Reply = () => Response | Promise<Response>;

/** A client that records its requests and the calls of its options. */
function createClient(reply: Reply = () => Response.json(success), token: string | null = 'tajna') {
  const requests: Request[] = [];
  const seen = { requests, unauthorized: 0 };
  const api = createApiClient({
    origin: 'https://primjer.ba',
    language: () => 'en',
    token: () => token,
    onUnauthorized: () => {
      seen.unauthorized += 1;
    },
    fetch: async (address, init) => {
      requests.push(new Request(address, init));
      return reply();
    },
  });
  return { api, seen };
}

async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    error => error,
  );
  assert.ok(error instanceof ApiError);
  return error;
}

test('a public read says its language and itself, and leaves out token and empty parameters', async () => {
  const { api, seen } = createClient();
  assert.deepEqual(await api(listNotes, { query: { search: 'č & đ', page: 2 } }), success);
  await api(listNotes, { query: { search: '', page: undefined } });
  const [first, second] = seen.requests;
  assert.equal(first?.method, 'GET');
  assert.equal(first?.url, 'https://primjer.ba/api/notes.php?search=%C4%8D+%26+%C4%91&page=2');
  assert.equal(second?.url, 'https://primjer.ba/api/notes.php');
  assert.deepEqual(Object.fromEntries(first?.headers ?? []), {
    accept: 'application/json',
    'accept-language': 'en',
    'x-requested-with': 'XMLHttpRequest',
  });
});

test('an administrator sends the token and JSON', async () => {
  const { api, seen } = createClient();
  await api(addNote, { body: { title: 'Č', year: null } });
  const [request] = seen.requests;
  assert.equal(request?.headers.get('authorization'), 'Bearer tajna');
  assert.equal(request?.headers.get('content-type'), 'application/json');
  assert.deepEqual(await request?.json(), { title: 'Č', year: null });
});

test('a call that may be said again carries its key, any other none', async () => {
  const { api, seen } = createClient();
  await api(addNote, { body: { title: 'Č' } }, { idempotencyKey: 'k1' });
  await api(addNote, { body: { title: 'Č' } });
  const keys = seen.requests.map(({ headers }) => headers.get('idempotency-key'));
  assert.deepEqual(keys, ['k1', null]);
});

test('keys are new each time, and fit for a header', () => {
  const keys = Array.from({ length: 1_000 }, newIdempotencyKey);
  assert.equal(new Set(keys).size, keys.length);
  for (const key of keys) assert.match(key, /^[0-9a-f]{32}$/);
});

test('a form carries files and text, and leaves out what is null', async () => {
  const { api, seen } = createClient();
  const image = new File(['x'], 'a.png', { type: 'image/png' });
  await api(changeNote, { id: 7, body: { title: 'Č', year: 2026, image } });
  await api(changeNote, { id: 7, body: { title: '', year: null, image: null } });
  const [full, sparse] = await Promise.all(seen.requests.map(request => request.formData()));
  assert.equal(seen.requests[0]?.url, 'https://primjer.ba/api/note.php?id=7');
  assert.deepEqual([full?.get('title'), full?.get('year')], ['Č', '2026']);
  assert.equal((full?.get('image') as File | undefined)?.name, 'a.png');
  assert.deepEqual([...(sparse ?? [])], [['title', '']]);
});

test('without a token a call that needs one is not made', async () => {
  const { api, seen } = createClient(undefined, null);
  const error = await refusalOf(api(addNote, { body: { title: 'a' } }));
  assert.deepEqual(
    [error.message, error.status, error.code],
    ['No authentication token found', 401, 'unauthorized'],
  );
  assert.deepEqual([seen.requests.length, seen.unauthorized], [0, 1]);
});

test('a refusal carries what the server said', async () => {
  const body = { error: 'Provjerite unesene podatke.', code: 'validation', fields: { title: 'Obavezno' } };
  const { api, seen } = createClient(() => Response.json(body, { status: 422 }));
  const { message, status, code, fields, isForPeople } = await refusalOf(
    api(addNote, { body: { title: '' } }),
  );
  assert.deepEqual(
    { message, status, code, fields, isForPeople },
    { message: body.error, status: 422, code: 'validation', fields: body.fields, isForPeople: true },
  );
  assert.equal(seen.unauthorized, 0);
});

test('where the server said nothing readable the text of the call is used', async () => {
  const { api } = createClient(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const { message, status, code, isForPeople } = await refusalOf(api(listNotes, {}));
  assert.deepEqual([message, status, code, isForPeople], ['Failed to fetch notes', 502, 'internal', false]);
});

test('where nothing came back it says so', async () => {
  const { api } = createClient(() => Promise.reject(new TypeError('fetch failed')));
  const { message, status, code } = await refusalOf(api(listNotes, {}));
  assert.deepEqual([message, status, code], ['Failed to fetch notes', 0, 'network']);
});

test('only a token that is no longer accepted ends the session', async () => {
  const refuse = () => Response.json({ error: 'x', code: 'unauthorized' }, { status: 401 });
  const { api, seen } = createClient(refuse);
  await refusalOf(api(listNotes, {}));
  assert.equal(seen.unauthorized, 0);
  await refusalOf(api(addNote, { body: { title: 'a' } }));
  assert.equal(seen.unauthorized, 1);
});

test('who wants to know how far a call is tells it to what sends it', async () => {
  const told: unknown[] = [];
  const api = createApiClient({
    origin: 'https://primjer.ba',
    language: () => 'en',
    fetch: async (_address, _init, onProgress) => {
      told.push(onProgress);
      return Response.json(success);
    },
  });
  const onProgress = () => {};
  await api(listNotes, {}, { onProgress });
  await api(listNotes, {});
  assert.deepEqual(told, [onProgress, undefined]);
});

test('a call that was given up is no failure of the network', async () => {
  const controller = new AbortController();
  const { api } = createClient(() => {
    controller.abort();
    return Promise.reject(controller.signal.reason);
  });
  await assert.rejects(api(listNotes, {}, { signal: controller.signal }), { name: 'AbortError' });
});
