// Only on SQLite: each call has a site of its own, and one function writes all entries (entries.test.ts).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handlers } from '../features.ts';
import { requestOf } from '../testing/expected-call.ts';
import { expectedOf, sampleCall } from '../testing/expected-calls.ts';
import { createFilledSite } from '../testing/filled-site.ts';
import { administrator, type TestSite } from '../testing/test-site.ts';

const endpoints = handlers.map(({ endpoint }) => endpoint);

test('of every call by which accounts may write tests are told what it leaves', () => {
  const writes = endpoints.filter(({ method, access }) => method !== 'GET' && access !== 'public');
  assert.ok(writes.length > 50);
  for (const endpoint of writes)
    assert.ok(expectedOf(endpoint).audit, `${endpoint.name} in testing/expected-calls.ts of its feature`);
});

for (const endpoint of endpoints) {
  // By these nobody becomes somebody: their own tests say what they leave.
  if (endpoint.name === 'login' || endpoint.name === 'usePasswordLink') continue;

  test(`${endpoint.name} leaves what it does, and nothing where it is refused`, async () => {
    const { site, ids } = await createFilledSite({ isThrottled: false });
    const headers = await site.signIn();
    const call = sampleCall(endpoint, ids);
    const before = await lastEntry(site);
    const anonymous = await site.call(...requestOf(endpoint, call));
    assert.deepEqual(await entriesAfter(site, before), [], `without a token: ${anonymous.status}`);
    // Public calls that can be made once were made.
    if (endpoint.access === 'public') return;

    if (endpoint.id || endpoint.body) {
      const wrong = endpoint.id ? { query: { ...call.query, [endpoint.id]: 999_999 } } : { fields: {} };
      const { status } = await site.call(...requestOf(endpoint, { ...call, ...wrong }, headers));
      if (status >= 400) assert.deepEqual(await entriesAfter(site, before), [], `${status}`);
    }
    const start = await lastEntry(site);
    const { status, body } = await site.call<{ id?: number }>(...requestOf(endpoint, call, headers));
    assert.ok(status < 300, `${status}`);
    const entries = await entriesAfter(site, start);
    const expected = expectedOf(endpoint).audit?.(ids, body.id ?? 0) ?? [];
    assert.deepEqual(
      entries.map(({ action, type, item_id }) => [action, type, item_id ?? undefined]).sort(),
      expected.map(([action, type, id]) => [action, type, id]).sort(),
      hint,
    );
    for (const entry of entries) assert.equal(entry.account_email, administrator.email);
  });
}

const hint =
  'Declare at the handler what it does (src/server/audit/declaration.ts), let it change by `transact` alone, and say in testing/expected-calls.ts of its feature what it leaves.';

async function lastEntry({ db }: TestSite): Promise<number> {
  const { last } = await db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

function entriesAfter({ db }: TestSite, id: number) {
  return db.selectFrom('audit_entries').selectAll().where('id', '>', id).orderBy('id').execute();
}
