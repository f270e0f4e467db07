import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetPast } from '#server/testing/forget-past.ts';
import { bodyOf, create, type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, type TestSite } from '#server/testing/test-site.ts';

/** The calls of each kind (docs/contract.md#calls). */
const calls = {
  workshop: {
    list: '/workshops.php',
    show: '/workshop.php',
    update: '/workshop.php',
    remove: '/workshop.php',
    type: 'multipart',
  },
  symposium: {
    list: '/symposium.php',
    show: '/symposiumDetails.php',
    update: '/symposiumDetails.php',
    remove: '/symposium.php',
    type: 'multipart',
  },
  congress: {
    list: '/congress.php',
    show: '/congressDetails.php',
    update: '/congress.php',
    remove: '/congress.php',
    type: 'json',
  },
} as const;
type Kind = keyof typeof calls;
const kinds: Kind[] = ['workshop', 'symposium', 'congress'];

async function remove(site: TestSite, kind: Kind, query: string | number) {
  const path = `${calls[kind].remove}?id=${query}`;
  const { status, body } = await site.call(path, { method: 'DELETE', headers: await site.signIn() });
  return { status, body };
}

async function update(site: TestSite, kind: Kind, query: string | number) {
  const { update: path, type } = calls[kind];
  const { headers: own, body = null } = bodyOf(type, sampleForms[kind]);
  const headers = { ...(own as Record<string, string>), ...(await site.signIn()) };
  const method = type === 'json' ? 'PUT' : 'POST';
  const answer = await site.call(`${path}?id=${query}`, { method, headers, body });
  return { status: answer.status, body: answer.body };
}

async function show(site: TestSite, kind: Kind, query: string | number) {
  const { status, body } = await site.call(`${calls[kind].show}?id=${query}`);
  return { status, body };
}

/** Everything stored, except sessions. */
async function stored(site: TestSite) {
  const { tables, files } = await site.contents();
  return { files, tables: { ...tables, sessions: [] } };
}

const notFound = {
  status: 404,
  body: { error: 'Traženi sadržaj ne postoji ili je uklonjen.', code: 'not_found' },
};

test('ids of the three kinds come from one sequence, and none is given again', async () => {
  const site = await createTestSite();
  const id = async (kind: Kind) => (await create(site, kind)).id;
  assert.deepEqual([await id('congress'), await id('workshop'), await id('symposium')], [1, 2, 3]);
  assert.deepEqual([await id('symposium'), await id('workshop')], [4, 5]);
  await remove(site, 'workshop', 5);
  await remove(site, 'symposium', 3);
  assert.deepEqual([await id('congress'), await id('workshop')], [6, 7]);
  for (const [kind, event] of [
    ['workshop', 7],
    ['congress', 6],
    ['symposium', 4],
    ['workshop', 2],
    ['congress', 1],
  ] as const)
    await remove(site, kind, event);
  assert.equal(await id('symposium'), 8, 'not even of an empty site');
});

for (const kind of kinds) {
  const others = kinds.filter(other => other !== kind);

  test(`the id of another kind is no ${kind}: it is not shown, changed, removed or listed`, async () => {
    const site = await createTestSite();
    const { id: ownId } = await create(site, kind);
    const own = (await show(site, kind, ownId)).body as Fields;
    const ids = await Promise.all(others.map(async other => (await create(site, other)).id));
    const before = await stored(site);
    for (const id of ids) {
      for (const call of [show, update, remove]) assert.deepEqual(await call(site, kind, id), notFound);
    }
    assert.deepEqual(await stored(site), before);
    for (const query of ['', '?all=true', '?search=a'])
      assert.deepEqual((await site.call(calls[kind].list + query)).body, [own], query);
    const { body } = await site.call<{ items: Fields[]; total: number }>(`${calls[kind].list}?page=1`);
    assert.deepEqual([body.items.map(({ id }) => id), body.total], [[own.id], 1]);
  });

  test(`a deleted ${kind} is gone, and so are its applications; those of others stay`, async () => {
    const site = await createTestSite({ isThrottled: false });
    const { id } = await create(site, kind);
    const kept = await create(site, kind);
    const other = await create(site, others[0] ?? kind);
    for (const [event, applicationType] of [
      [id, kind],
      [kept.id, kind],
      [id, kind],
      [other.id, others[0]],
    ])
      await create(site, 'application', { workshopId: event, applicationType });
    const count = (event: number) => site.call<Fields>(`/applications.php?action=count&id=${event}`);
    assert.equal((await count(id)).body.count, 2);
    assert.deepEqual(await remove(site, kind, id), { status: 200, body: { success: true } });
    for (const call of [show, update, remove]) assert.deepEqual(await call(site, kind, id), notFound);
    assert.deepEqual((await site.call(calls[kind].list)).body, [(await show(site, kind, kept.id)).body]);
    await forgetPast(site);
    const applications = (await site.contents()).tables.applications as Fields[];
    assert.deepEqual(
      applications.map(({ id, event_id }) => [id, event_id]),
      [
        [2, kept.id],
        [4, other.id],
      ],
    );
    assert.equal((await count(id)).status, 404);
  });
}
