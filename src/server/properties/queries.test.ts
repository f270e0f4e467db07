import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { needsSession } from '#shared/api/access.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { handlers } from '../features.ts';
import { runs } from '../testing/arbitraries.ts';
import { requestOf } from '../testing/expected-call.ts';
import { sampleCall } from '../testing/expected-calls.ts';
import { createFilledSite } from '../testing/filled-site.ts';
import { createCaller } from './any-call.ts';
import { queries } from './arbitrary-queries.ts';

const { site, ids } = await createFilledSite({ isThrottled: false });
const call = await createCaller(site);

/** Deletes come last, those of children before their parents. */
const endpoints = handlers
  .map(({ endpoint }) => endpoint)
  .toReversed()
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

const names = [
  ...['id', 'lang', 'all', 'search', 'page', 'pageSize', 'category', 'action', 'album_id', 'image_id'],
  'application_type',
];
const values = [
  ...[
    'bs',
    'en',
    'true',
    'false',
    'count',
    'counts',
    'workshop',
    'symposium',
    'congress',
    'Vijesti',
    'Događaji',
    'PCR',
  ],
  ...new Set(Object.values(ids)),
];

const languages = fc.constantFrom(
  'en',
  'bs-BA, en;q=0.1',
  '*',
  ';q=',
  'en;q=1e400, bs;q=-1',
  ',,%\u00ff',
  'x'.repeat(9_000),
);
const credentials = fc.oneof(
  { weight: 3, arbitrary: fc.constant('token') },
  fc.constantFrom(undefined, '', 'Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'\u00ff'.repeat(43)}`),
);

/** Whether a path and method find nothing without a session. */
const isGuarded = ({ path, method }: Endpoint) =>
  endpoints.every(other => other.path !== path || other.method !== method || needsSession(other.access));

for (const endpoint of endpoints) {
  const { query = {}, fields } = sampleCall(endpoint, ids);
  // An update gets a valid form, so that its query takes effect; creates get none, to store nothing.
  const form = Object.entries(endpoint.id ? (fields ?? {}) : {}).filter(
    ([, value]) => !(value instanceof Blob),
  );
  const own = endpoint.query && 'shape' in endpoint.query ? Object.keys(endpoint.query.shape as object) : [];
  const asked = queries(query, [...names, ...own, ...own, ...own, ...own], values);

  test(`${endpoint.name}: whatever the query says, it is answered or refused`, async () => {
    const session = await site.signIn();
    const property = fc.asyncProperty(asked, credentials, languages, async (text, held, language) => {
      const [, init] = requestOf(endpoint, endpoint.body ? { fields: Object.fromEntries(form) } : {}, {
        'Accept-Language': language,
        ...(held === 'token' ? session : held !== undefined && { Authorization: held }),
      });
      const status = await call(endpoint, text, init);
      if (held !== 'token' && isGuarded(endpoint)) assert.ok([401, 404].includes(status), String(status));
    });
    await fc.assert(property, runs(20));
  });
}
