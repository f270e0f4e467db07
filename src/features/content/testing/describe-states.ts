import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '#server/app.ts';
import { toCacheRequest } from '#server/http-cache/cache-request.ts';
import type { Fields as Values } from '#server/testing/sample-forms.ts';
import { administrator, type TestSite } from '#server/testing/test-site.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import {
  addressOf,
  type Item,
  openSite,
  type Page,
  type Query,
  searchOf,
  type TestedType,
} from './content-kit.ts';

/** The clock of the test site at first, and moments around it. */
const now = '2026-11-21T09:30:00.000Z';
const before = '2026-11-21T09:29:59.999Z';
const moment = '2026-11-21T09:30:01.000Z';
const justBefore = '2026-11-21T09:30:00.999Z';

const stateNames = ['status', 'publish_at', 'updated_at', 'updated_by'];
const titlesOf = (items: readonly Values[]) => items.map(({ title }) => title).sort();

/** One item for each state, by its title. */
const forms = {
  public: {},
  due: { status: 'published', publishAt: before },
  draft: { status: 'draft' },
  'draft with a moment': { status: 'draft', publishAt: before },
  scheduled: { status: 'published', publishAt: moment },
};
const shown: Record<string, string[]> = {
  published: ['due', 'public'],
  draft: ['draft', 'draft with a moment'],
  scheduled: ['scheduled'],
  any: ['draft', 'draft with a moment', 'due', 'public', 'scheduled'],
};

/** The state of an item without counterpart, as accounts are told it for each language. */
export function languageStatesOf({ lang, language_states: states }: Values, status: string): Values {
  return states ? { language_states: { ...states, [String(lang)]: status } } : {};
}

/** States and moments: what is taken, and who reads what (docs/contract.md#states). */
export function describeStates(type: TestedType): void {
  const { calls, fields } = type;

  async function siteWithStates() {
    const opened = await openSite(type);
    const ids: Record<string, number> = {};
    for (const [title, form] of Object.entries(forms)) ids[title] = (await opened.add({ title, ...form })).id;
    ids.deleted = (await opened.add({ title: 'deleted' })).id;
    await opened.remove(ids.deleted);
    const signedIn = await opened.site.signIn();
    return { ...opened, ids, signedIn, ...readersOf(opened.site, calls) };
  }

  test('status and publishAt are taken, and answered to accounts', async () => {
    const { add, update, show } = await openSite(type);
    const by = { id: 1, email: administrator.email };
    const cases: (readonly [form: Values, status: string, publishAt: string | null])[] = [
      [{}, 'published', null],
      [{ publishAt: '' }, 'published', null],
      [{ status: 'published' }, 'published', null],
      [{ status: 'draft' }, 'draft', null],
      [{ status: 'draft', publishAt: moment }, 'draft', moment],
      [{ status: 'draft', publishAt: before }, 'draft', before],
      [{ publishAt: moment }, 'scheduled', moment],
      [{ publishAt: now }, 'published', now],
      [{ status: 'published', publishAt: before }, 'published', before],
      [{ publishAt: '2026-11-21T10:30:01+01:00' }, 'scheduled', moment],
      [{ publishAt: '2026-11-21T09:30:01Z' }, 'scheduled', moment],
      // A form has no null.
      ...(calls.create.body?.types[0] === 'json' ? [[{ publishAt: null }, 'published', null] as const] : []),
    ];
    for (const [form, status, publish_at] of cases) {
      const hint = JSON.stringify(form);
      const item = await add(form);
      const state = { status, publish_at, updated_at: now, updated_by: by };
      assert.deepEqual(item, { ...item, ...state }, hint);
      assert.deepEqual((await show(item.id)).body, item, hint);
      const other = await add({ status: 'published' });
      const expected = { ...item, id: other.id, version: 1, ...addressOf(fields, other) };
      assert.deepEqual((await update(other.id, form)).body, expected, hint);
    }
  });

  test('a state changes by itself, without another version', async () => {
    const { site, add, update } = await openSite(type);
    const item = await add({ status: 'draft' });
    const steps: [form: Values, status: string, publishAt: string | null][] = [
      [{ publishAt: moment }, 'draft', moment],
      [{ status: 'published' }, 'scheduled', moment],
      [{ title: item.title }, 'scheduled', moment],
      [{ publishAt: '' }, 'published', null],
      [{ status: 'draft', version: 1 }, 'draft', null],
      [{ status: 'published', publishAt: before }, 'published', before],
    ];
    for (const [index, [form, status, publish_at]] of steps.entries()) {
      const updated_at = `2026-11-21T09:30:00.${index}00Z`;
      site.setClock(updated_at);
      const { body } = await update(item.id, form);
      const expected = { ...item, ...languageStatesOf(item, status), status, publish_at };
      assert.deepEqual(body, { ...expected, updated_at: index === 2 ? body.updated_at : updated_at });
    }
  });

  test('a wrong status or moment is refused at its field', async () => {
    const { add, create, update, stored } = await openSite(type);
    const { id } = await add();
    const earlier = await stored();
    const wrong: [name: string, values: string[]][] = [
      ['status', ['scheduled', 'Draft', 'any', 'x', 'draft,published']],
      [
        'publishAt',
        ['x', '2026-11-21', '2026-02-30T10:00:00Z', '2026-11-21T10:00:00', '2026-11-21T25:00:00Z'],
      ],
    ];
    for (const [name, values] of wrong)
      for (const value of values)
        for (const answer of [
          await create<Values>({ [name]: value }),
          await update<Values>(id, { title: 'Drugi', [name]: value }),
        ])
          assert.deepEqual([answer.status, Object.keys(answer.body.fields as object)], [422, [name]], value);
    assert.deepEqual(await stored(), earlier);
  });

  test('the public reads what is published, and nothing of states', async () => {
    const { ids, read, list, page } = await siteWithStates();
    for (const [title, id] of Object.entries(ids)) {
      const { status, body } = await read(calls.show, { id });
      assert.equal(status, shown.published?.includes(title) ? 200 : 404, title);
      for (const name of stateNames) assert.ok(!JSON.stringify(body).includes(`"${name}"`), title);
    }
    for (const query of [{}, { all: 'true' }, { status: 'published' }, { status: '' }] as Query[]) {
      const { items, total } = await page(query);
      assert.deepEqual([titlesOf(items), total], [shown.published, 2]);
      if (calls.list) assert.deepEqual(titlesOf(await list(query)), shown.published);
      for (const item of [...items, ...(calls.list ? await list(query) : [])])
        assert.deepEqual(
          stateNames.filter(name => name in item),
          [],
        );
    }
    assert.equal((await page({ search: 'draft' })).total, 0);
  });

  test('an account reads details of everything, and lists by status', async () => {
    const { ids, show, signedIn, list, page } = await siteWithStates();
    for (const [title, id] of Object.entries(ids))
      assert.equal((await show(id)).status, title === 'deleted' ? 404 : 200, title);
    for (const [status, titles] of Object.entries({ ...shown, '': shown.published ?? [] }))
      for (const all of ['', 'true']) {
        const { items, total } = await page({ status, all }, signedIn);
        assert.deepEqual([titlesOf(items), total], [titles, titles.length], status);
        if (calls.list) assert.deepEqual(titlesOf(await list({ status, all }, signedIn)), titles, status);
        for (const item of items) assert.ok(stateNames.every(name => name in item));
      }
    const { items, totalPages } = await page({ status: 'any', pageSize: 2, page: 3 }, signedIn);
    assert.deepEqual([items.length, totalPages], [1, 3]);
    assert.equal((await page({ status: 'draft', search: 'moment' }, signedIn)).total, 1);
    assert.equal((await page({}, signedIn)).total, 2, 'as for the public where no status is asked for');
  });

  test('a status is for accounts, and one that is none for nobody', async () => {
    const { read, signedIn } = await siteWithStates();
    const reads = [calls.page, ...(calls.list ? [calls.list] : [])];
    for (const call of reads) {
      const query = call === calls.page ? { page: 1 } : {};
      for (const status of ['any', 'draft', 'scheduled'])
        for (const headers of [{}, { Authorization: 'Bearer x' }])
          assert.equal((await read(call, { ...query, status }, headers)).status, 401, status);
      for (const status of ['x', 'Draft', 'deleted'])
        for (const headers of [{}, signedIn]) {
          const answer = await read<Values>(call, { ...query, status }, headers);
          assert.deepEqual([answer.status, Object.keys(answer.body.fields as object)], [422, ['status']]);
        }
    }
  });

  test('a scheduled item is public from its moment on, also where reads were kept', async () => {
    const { site, ids } = await siteWithStates();
    const app = createApp({
      services: site.services,
      settings: { publicUrl: 'http://localhost:3000', trustedProxies: 0 },
    });
    const paths = [
      `${calls.page.path}?page=1`,
      `${calls.page.path}?page=1&search=scheduled`,
      ...(calls.list ? [calls.list.path, `${calls.list.path}?all=true`] : []),
      `${calls.show.path}?id=${ids.scheduled}`,
    ];
    const at = (path: string) => new Request(`http://localhost:3000/api${path}`);
    const look = async (path: string) => {
      const response = await app.fetch(at(path));
      const found = response.status === 200 && (await response.text()).includes('"scheduled"');
      return { found, etag: response.headers.get('etag') };
    };
    for (const path of paths) {
      site.setClock(justBefore);
      const early = await look(path);
      assert.equal(early.found, false, path);
      const isKept = () => app.lookup(toCacheRequest(at(path))) !== undefined;
      assert.equal(isKept(), early.etag !== null, path);
      site.setClock(moment);
      assert.equal(isKept(), false, path);
      const late = await look(path);
      assert.equal(late.found, true, path);
      assert.notEqual(late.etag, early.etag);
      assert.equal(isKept(), true, path);
      site.setClock('2026-11-21T09:30:02.000Z');
      assert.equal(isKept(), true, 'until another moment');
      site.setClock(justBefore);
      assert.equal((await look(path)).found, false, 'by a clock that was set back');
    }
  });
}

/** Reads as the public, or with the headers of a session. */
function readersOf(site: TestSite, { page, list }: TestedType['calls']) {
  const read = <Body>({ path }: Endpoint, query: Query, headers: object = {}) =>
    site.call<Body>(`${path}?${searchOf(query)}`, { headers: { ...headers } });
  return {
    read,
    page: async (query: Query, headers?: object) =>
      (await read<Page>(page, { page: 1, ...query }, headers)).body,
    list: async (query: Query, headers?: object) =>
      list ? (await read<Item[]>(list, query, headers)).body : [],
  };
}
