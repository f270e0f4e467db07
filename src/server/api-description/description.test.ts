import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { needsSession } from '#shared/api/access.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { handlers } from '../features.ts';
import { requestOf } from '../testing/expected-call.ts';
import { sampleCall } from '../testing/expected-calls.ts';
import { createFilledSite } from '../testing/filled-site.ts';
import { bodyOf } from '../testing/sample-forms.ts';
import { type Answer, createTestSite, json, type TestSite } from '../testing/test-site.ts';
import type { OpenApi, Operation } from './openapi.ts';

const text = await (await (await createTestSite()).request('/api/openapi.json')).text();
const api: OpenApi = JSON.parse(text);
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(api, 'api');
const endpoints = handlers.map(({ endpoint }) => endpoint);

const operationOf = ({ path, method }: Endpoint): Operation | undefined =>
  api.paths[path]?.[method.toLowerCase()];

/** How a body breaks the description; undefined if it fits. */
function problemsOf(pointer: string[], body: unknown): string | undefined {
  const path = pointer.map(part => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  const validate = ajv.compile({ $ref: `api#/${path}` });
  return validate(body) ? undefined : ajv.errorsText(validate.errors);
}

/** Asserts that the call is described with the response's status, and that the body fits. */
function assertDescribed({ path, method }: Endpoint, { status, body, headers }: Answer<unknown>): void {
  const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status)];
  const described = Object.keys(api.paths[path]?.[method.toLowerCase()]?.responses ?? {});
  assert.ok(described.includes(String(status)), `${method} ${path} ${status}, not among ${described}`);
  assert.equal(
    problemsOf([...pointer, 'content', headers.get('content-type') ?? '', 'schema'], body),
    undefined,
  );
}

test('the description is a valid OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(api) as never);
  assert.equal(valid, true, JSON.stringify(errors));
});

test('every call is described, and nothing else', () => {
  const told = Object.values(api.paths).flatMap(path =>
    Object.values(path).flatMap(({ operationId }) => operationId.split('_')),
  );
  assert.deepEqual(told.sort(), endpoints.map(({ name }) => name).sort());
});

test('a call needs a token where its description says so', () => {
  for (const endpoint of endpoints) {
    const { security = [] } = operationOf(endpoint) ?? {};
    const isGuarded = security.length > 0 && security.every(scheme => 'bearer' in scheme);
    // This path and method count for everybody and list for administrators.
    if (endpoint.path === '/applications.php' && endpoint.method === 'GET') continue;
    assert.equal(isGuarded, needsSession(endpoint.access), endpoint.name);
  }
});

test('every create, and nothing else, says that it takes a key', () => {
  for (const endpoint of endpoints) {
    const parameters = operationOf(endpoint)?.parameters ?? [];
    const header = parameters.find(parameter => parameter.in === 'header');
    const isCreate = endpoint.method === 'POST' && !endpoint.id && endpoint.status === 201;
    assert.equal(header?.name, isCreate ? 'Idempotency-Key' : undefined, endpoint.name);
    assert.ok(!header?.required);
  }
});

for (const endpoint of endpoints) {
  describe(endpoint.name, () => {
    test('a right call fits what is described, in what it sends and what it is answered; so do refusals', async () => {
      const { site, ids } = await createFilledSite();
      const call = sampleCall(endpoint, ids);
      for (const name of Object.keys(call.query ?? {})) {
        const { parameters = [] } = operationOf(endpoint) ?? {};
        assert.ok(
          parameters.some(parameter => parameter.name === name),
          name,
        );
      }
      for (const { name, required } of operationOf(endpoint)?.parameters ?? [])
        assert.ok(!required || call.query?.[name] !== undefined, `${name} is required`);
      assertFieldsDescribed(endpoint, call.fields ?? {});
      const answer = await site.call(...requestOf(endpoint, call, await site.signIn()));
      assert.equal(answer.status, endpoint.status ?? 200);
      assertDescribed(endpoint, answer);
      for (const [path, init] of await wrongCalls(site, endpoint, call)) {
        const answer = await site.call(path, init);
        if (answer.status >= 400) assertDescribed(endpoint, answer);
      }
      await site.db.destroy();
      const afterwards = await site.call(...requestOf(endpoint, call));
      if (afterwards.status >= 400) assertDescribed(endpoint, afterwards);
    });
  });
}

/** Asserts that form fields are described by their meaning: a whole number as digits. */
function assertFieldsDescribed({ path, method, body }: Endpoint, fields: Record<string, unknown>): void {
  if (!body) return;
  const type = body.types[0] === 'json' ? 'application/json' : 'multipart/form-data';
  const sent = Object.entries(fields).map(([name, value]) => {
    if (value instanceof Blob) return [name, ''];
    return [name, typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value];
  });
  const pointer = ['paths', path, method.toLowerCase(), 'requestBody', 'content', type, 'schema'];
  assert.equal(problemsOf(pointer, Object.fromEntries(sent)), undefined);
  assert.notEqual(problemsOf(pointer, []), undefined, 'a list is no form');
}

/** Calls that are each wrong in one way. */
async function wrongCalls(
  site: TestSite,
  endpoint: Endpoint,
  call: { query?: Record<string, string | number>; fields?: Record<string, unknown> },
): Promise<[string, RequestInit][]> {
  const headers = await site.signIn();
  const [path, init] = requestOf(endpoint, call, headers);
  const { id } = endpoint;
  const changed = (query: Record<string, string | number>) =>
    requestOf(endpoint, { ...call, query: { ...call.query, ...query } }, headers);
  const isForm = endpoint.body?.types[0] === 'multipart';
  const empty = bodyOf(isForm ? 'multipart' : 'json', {});
  return [
    requestOf(endpoint, call, { Authorization: 'Bearer x' }),
    ...(id ? [changed({ [id]: 9_999 }), changed({ [id]: 'x' })] : []),
    ...(endpoint.query ? [changed({ page: 'x' }), changed({ search: 'x'.repeat(301) })] : []),
    ...(endpoint.body
      ? ([
          [
            path,
            { ...init, headers: { ...headers, ...(empty.headers as object) }, body: empty.body ?? null },
          ],
          [
            path,
            { method: endpoint.method, headers: { ...headers, 'Content-Type': 'text/plain' }, body: 'x' },
          ],
          [path, { method: endpoint.method, headers: { ...headers, ...json({}).headers }, body: '{' }],
        ] as [string, RequestInit][])
      : []),
  ];
}

test('what the contract does not name would not fit', async () => {
  const { site } = await createFilledSite();
  const { body } = await site.call<Record<string, unknown>[]>('/workshops.php');
  const pointer = ['components', 'schemas', 'Workshop'];
  assert.equal(problemsOf(pointer, body[0]), undefined);
  assert.notEqual(problemsOf(pointer, { ...body[0], search_text: 'x' }), undefined);
  assert.notEqual(problemsOf(pointer, { ...body[0], capacity: '20' }), undefined);
  const { title: _, ...untitled } = body[0] ?? {};
  assert.notEqual(problemsOf(pointer, untitled), undefined);
});

test('the page for people names every call and loads nothing but its style sheet', async () => {
  const site = await createTestSite();
  const response = await site.request('/api/docs');
  const page = await response.text();
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(
    response.headers.get('content-security-policy'),
    "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  for (const { method, path } of endpoints) assert.ok(page.includes(`<b>${method}</b> /api${path}<`), path);
  const loaded = [...page.matchAll(/<(?:link|script|img|iframe)\b[^>]*/g)].map(([tag]) => tag);
  assert.deepEqual(loaded, ['<link rel="stylesheet" href="/api/docs.css"']);
  const css = await site.request('/api/docs.css');
  assert.equal(css.headers.get('content-type'), 'text/css; charset=utf-8');
  assert.doesNotMatch(await css.text(), /url\(|@import/);
  const targets = [...page.matchAll(/href="#([\w-]+)"/g)].map(([, target]) => target ?? '');
  assert.ok(targets.length > 20);
  for (const target of targets) assert.ok(page.includes(` id="${target}"`), target);
});

test('the description is read by GET only', async () => {
  const site = await createTestSite();
  for (const path of ['/openapi.json', '/docs', '/docs.css']) {
    const { status, body, headers } = await site.call(path, {
      method: 'POST',
      headers: { 'Accept-Language': 'en' },
    });
    assert.equal(status, 405);
    assert.equal(headers.get('allow'), 'GET, HEAD');
    assert.deepEqual(body, { error: 'This cannot be done here.', code: 'method_not_allowed' });
  }
});
