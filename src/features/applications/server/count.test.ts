import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventKinds } from '#features/events/kinds.ts';
import { forgetPast } from '#server/testing/forget-past.ts';
import { ids, ofWorkshop, siteWithEvents } from '../testing/site-with-events.ts';

const none = { received: 0, accepted: 0, waiting: 0, declined: 0, withdrawn: 0 };
const countsOf = (id: number, count: number) => ({ id, count, by_status: { ...none, received: count } });

test('how many have applied is public, for events of every kind and without naming it', async () => {
  const { site, apply } = await siteWithEvents();
  await apply('workshop');
  for (const email of ['a@b.ba', 'a@b.ba']) await apply('congress', { email });
  const count = (query: string) => site.call(`/applications.php?${query}`);
  for (const [query, expected] of [
    ['action=count&id=1', 1],
    ['id=2&action=count', 0],
    ['action=count&id=3', 2],
    ['page=1&action=count&id=3&pageSize=x&search=nikog', 2],
    ['action=count&id=3&application_type=workshop&lang=en', 2],
  ] as const) {
    const { status, body } = await count(query);
    assert.deepEqual({ status, body }, { status: 200, body: { count: expected } }, query);
  }
  for (const id of ['', '&id=', '&id=0', '&id=x', '&id=1.5', '&id=4', '&id=1&id=1'])
    assert.equal((await count(`action=count${id}`)).status, 404, id);
});

test('the administrator is told how many have applied to each of several events', async () => {
  const { site, apply, read } = await siteWithEvents();
  for (const kind of ['workshop', 'congress', 'congress'] as const) await apply(kind);
  for (const [asked, expected] of [
    ['1', [countsOf(1, 1)]],
    ['3,2,3,99', [countsOf(2, 0), countsOf(3, 2)]],
    ['99', []],
    [Array(100).fill(1).join(','), [countsOf(1, 1)]],
  ] as const) {
    const { status, body } = await read(`?action=counts&ids=${asked}`);
    assert.deepEqual({ status, body }, { status: 200, body: expected }, asked);
  }
  assert.equal((await site.call('/applications.php?action=counts&ids=1')).status, 401);
});

test('ids that are none, and more than a hundred, are refused', async () => {
  const { read } = await siteWithEvents();
  for (const [asked, problem] of [
    ['', 'Ovo polje je obavezno.'],
    ['x', 'Unesena vrijednost nije ispravna.'],
    ['1,,2', 'Unesena vrijednost nije ispravna.'],
    ['1,-2', 'Unesena vrijednost nije ispravna.'],
    [Array(101).fill(1).join(','), 'Unesena vrijednost nije ispravna.'],
  ] as const) {
    const { status, body } = await read<{ fields: unknown }>(`?action=counts&ids=${asked}`);
    assert.deepEqual([status, body.fields], [422, { ids: problem }], asked);
  }
});

test('an application is deleted once, and counted no longer', async () => {
  const { site, apply, read, remove } = await siteWithEvents();
  for (const email of ['a@b.ba', 'c@d.ba']) await apply('workshop', { email });
  for (const query of ['', '?id=', '?id=0', '?id=x', '?id=99', '?id=1&id=1'])
    assert.equal((await remove(query)).status, 404, query);
  const { status, body } = await remove('?id=1');
  assert.deepEqual({ status, body }, { status: 200, body: { success: true } });
  assert.equal((await remove('?id=1')).status, 404);
  assert.deepEqual(ids((await read(ofWorkshop)).body), [2]);
  assert.deepEqual((await site.call('/applications.php?action=count&id=1')).body, { count: 1 });
});

test('an event takes its applications with it, and no others', async () => {
  const { site, apply, read } = await siteWithEvents();
  for (const kind of eventKinds) await apply(kind);
  const init = { method: 'DELETE', headers: await site.signIn() };
  const paths = ['/workshop.php?id=1', '/symposium.php?id=2', '/congress.php?id=3'];
  for (const [index, path] of paths.entries()) {
    assert.equal((await site.call(path, init)).status, 200);
    assert.equal((await site.call(`/applications.php?action=count&id=${index + 1}`)).status, 404);
    assert.equal((await read(`?id=${index + 1}&application_type=${eventKinds[index]}`)).status, 404);
    assert.equal((await site.contents()).tables.applications?.length, 3 - index, 'in the trash');
    await forgetPast(site);
    assert.equal((await site.contents()).tables.applications?.length, 2 - index);
  }
});
