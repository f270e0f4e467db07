import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SqlBool, sql } from 'kysely';
import { needsSession } from '#shared/api/access.ts';
import { createApp } from '../app.ts';
import { handlers } from '../features.ts';
import { requestOf, type SampleIds } from '../testing/expected-call.ts';
import { sampleCall } from '../testing/expected-calls.ts';
import { createFilledSite } from '../testing/filled-site.ts';
import { create } from '../testing/sample-forms.ts';
import { createTestSite, json, type TestSite } from '../testing/test-site.ts';
import { toCacheRequest } from './cache-request.ts';

const settings = { publicUrl: 'http://localhost:3000', trustedProxies: 0 };
const feeds = [
  '/sitemap.xml',
  '/novosti-bs.rss',
  '/novosti-en.rss',
  '/kalendar-bs.ics',
  '/robots.txt',
  '/manifest.webmanifest',
];
const endpoints = handlers.map(({ endpoint }) => endpoint);
const isWrite = ({ method }: { method: string }) => method !== 'GET';

/** The addresses of everything that may be cached: each public read, and the feeds. */
function readsOf(ids: SampleIds): string[] {
  const reads = endpoints
    .filter(({ method, access, noCache }) => method === 'GET' && !needsSession(access) && !noCache)
    .map(endpoint => `/api${requestOf(endpoint, sampleCall(endpoint, ids))[0]}`);
  return [...reads, ...feeds, `/kalendar/${ids.workshop}.ics`];
}

const at = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost:3000${path}`, { headers });

/** An app over the same content with an empty cache. */
const newApp = (site: TestSite) => createApp({ services: site.services, settings });

const textOf = async (app: ReturnType<typeof newApp>, path: string) => {
  const answer = await app.fetch(at(path));
  return `${answer.status} ${await answer.text()}`;
};

async function restore(site: TestSite, item: { type: string; id: number }) {
  const { headers, ...init } = json(item);
  return site.call('/trash/restore', { ...init, headers: { ...headers, ...(await site.signIn()) } });
}

test('whatever is written, what is read next is as if nothing had been remembered', async () => {
  const { site, ids } = await createFilledSite({ isThrottled: false });
  const paths = readsOf(ids);
  assert.ok(paths.length > 20);
  const app = newApp(site);
  // First what another write would make impossible. Deletes come last, those of children before their parents; the
  // spam was moved before, and a person leaves nothing to delete.
  const steps = [
    /^(order|purge|withdraw|(confirm|end)TwoFactor)/,
    /^(?!delete|erasePerson|setContentState|order|purge|withdraw|(confirm|end)TwoFactor)/,
    // Drafts are not remembered.
    /^setContentState$/,
    /^delete(Application|File|Image|Previews)$/,
    /^delete(?!Application$|File$|Image$|Previews$|Suspect$)/,
    /^erasePerson$/,
  ];
  const writes = steps.flatMap(step => endpoints.filter(isWrite).filter(({ name }) => step.test(name)));
  const forgetful = new Set<string>();
  for (const endpoint of writes) {
    for (const path of paths) await textOf(app, path);
    const [path, init] = requestOf(endpoint, sampleCall(endpoint, ids), await site.signIn());
    const { status } = await site.request(`/api${path}`, init);
    assert.ok(status < 300, `${endpoint.name}: ${status}`);
    const empty = newApp(site);
    for (const path of paths) {
      if (!app.lookup(toCacheRequest(at(path)))) forgetful.add(endpoint.name);
      assert.equal(await textOf(app, path), await textOf(empty, path), `${endpoint.name}, ${path}`);
    }
    // It is deleted once more, alone.
    if (endpoint.name === 'deleteContentItems') await restore(site, { type: 'news', id: ids.news });
    // One import or export runs at a time.
    if (endpoint.name === 'startImport')
      await site.db.updateTable('transfers').set({ running: null }).execute();
  }
  assert.ok(forgetful.has('updateNews') && forgetful.has('createApplication'));
  // Changes that visitors cannot see must not clear anything.
  for (const name of ['login', 'createQuestion', 'createMember']) assert.ok(!forgetful.has(name), name);
});

test('every public read and every feed is remembered, for those who ask for the same', async () => {
  const { site, ids } = await createFilledSite({ isThrottled: false });
  const app = newApp(site);
  for (const path of readsOf(ids)) {
    const before = await app.fetch(at(path));
    assert.equal(before.status, 200, path);
    const etag = before.headers.get('etag') ?? '';
    const known = app.lookup(toCacheRequest(at(path, { 'If-None-Match': etag })));
    assert.equal(known?.status, 304, path);
    const sent = app.lookup(toCacheRequest(at(path)));
    assert.equal(sent?.body?.toString(), await before.text(), path);
    // The header fields must be the same from the cache and without it.
    const names = (sent?.headers ?? []).filter((_, index) => index % 2 === 0).map(name => name.toLowerCase());
    assert.deepEqual(names.toSorted(), [...before.headers.keys()].toSorted(), path);
    const foreign = `${path}${path.includes('?') ? '&' : '?'}utm_source=x`;
    assert.ok(app.lookup(toCacheRequest(at(foreign))), `${path}: a parameter that is not known`);
  }
});

test('the language, the known parameters and the day tell answers apart', async () => {
  const { site } = await createFilledSite();
  const app = newApp(site);
  const path = '/api/news.php?page=1&pageSize=5';
  await app.fetch(at(path));
  const isKept = (address: string, headers = {}) => Boolean(app.lookup(toCacheRequest(at(address, headers))));
  for (const same of [path, '/api/news.php?pageSize=5&page=1', `${path}&search=`, `${path}&x=1`])
    assert.ok(isKept(same), same);
  for (const other of [
    '/api/news.php?page=2&pageSize=5',
    `${path}&search=a`,
    `${path}&lang=en`,
    '/api/news.php',
  ])
    assert.ok(!isKept(other), other);
  assert.ok(isKept(path, { 'Accept-Language': 'hr,en;q=0.5' }));
  assert.ok(!isKept(path, { 'Accept-Language': 'en' }));
  site.setClock('2026-11-22T09:30:00.000Z');
  assert.ok(!isKept(path), 'another day');
  site.setClock('2026-11-20T09:30:00.000Z');
  assert.ok(!isKept(path), 'a day before, by a clock that was set back');
});

test('values that run into each other are no one answer', async () => {
  const site = await createTestSite();
  const app = newApp(site);
  await app.fetch(at('/api/news.php?page=1&search=a%2C1'));
  assert.ok(!app.lookup(toCacheRequest(at('/api/news.php?page=1&search=a&sort=1'))));
});

test('nothing is remembered of what a token opens, of writes, of refusals, nor of health', async () => {
  const { site } = await createFilledSite();
  const headers = await site.signIn();
  const app = newApp(site);
  const keeps = async (path: string, init: RequestInit = {}) => {
    await app.fetch(new Request(`http://localhost:3000${path}`, init));
    return Boolean(app.lookup(toCacheRequest(new Request(`http://localhost:3000${path}`, init))));
  };
  assert.ok(!(await keeps('/api/questions.php', { headers })));
  assert.ok(!(await keeps('/api/news.php', { method: 'POST' })));
  assert.ok(!(await keeps('/api/news-item.php?id=999')));
  assert.ok(!(await keeps('/api/news.php?page=x')));
  assert.ok(!(await keeps('/api/nothing.php')));
  assert.ok(!(await keeps('/api/health')));
  assert.ok(!(await keeps(`/api/news.php?page=1&search=${'+'.repeat(2_000)}x`)), 'a key without end');
  assert.ok(await keeps('/api/news.php', { method: 'HEAD' }));
});

test('what somebody with a session asks for is made anew, and kept for nobody', async () => {
  const site = await createTestSite({ visibleTo: session => sql<SqlBool>`${session ? 1 : 0} = 1` });
  await create(site, 'news');
  const app = newApp(site);
  const readAs = async (headers: Record<string, string>) => {
    const response = await app.fetch(at('/api/news.php', headers));
    const items = (await response.json()) as unknown[];
    return [items.length, response.headers.get('cache-control')];
  };
  const signedIn = await site.signIn();
  for (let time = 0; time < 2; time += 1) {
    assert.deepEqual(await readAs(signedIn), [1, 'no-store']);
    assert.equal(app.lookup(toCacheRequest(at('/api/news.php', signedIn))), undefined);
    assert.deepEqual(await readAs({}), [0, 'no-cache']);
    assert.ok(app.lookup(toCacheRequest(at('/api/news.php'))));
  }
});

test('a token of no session is answered as everybody is, from memory, and not to be stored', async () => {
  const site = await createTestSite();
  await create(site, 'news');
  for (const Authorization of ['x', `Bearer ${'x'.repeat(43)}`]) {
    const app = newApp(site);
    const response = await app.fetch(at('/api/news.php', { Authorization }));
    assert.equal(response.headers.get('cache-control'), 'no-store', Authorization);
    const kept = app.lookup(toCacheRequest(at('/api/news.php')));
    assert.equal(kept?.body?.toString(), await response.text(), Authorization);
  }
});

test('a visitor who asks while an item is written sees it at the latest when it is acknowledged', async () => {
  const { site, ids } = await createFilledSite({ isThrottled: false });
  const app = newApp(site);
  const titleOf = async () => {
    const [newest] = (await (await app.fetch(at('/api/publications.php'))).json()) as { title: string }[];
    return newest?.title;
  };
  const create = endpoints.find(({ name }) => name === 'createPublication');
  assert.ok(create);
  for (let n = 0; n < 20; n += 1) {
    const { fields } = sampleCall(create, ids);
    const title = `Publikacija ${n}`;
    const [path, init] = requestOf(create, { fields: { ...fields, title } }, await site.signIn());
    const readers = Array.from({ length: 10 }, titleOf);
    const written = site.request(`/api${path}`, init);
    readers.push(...Array.from({ length: 10 }, titleOf));
    await written;
    assert.equal(await titleOf(), title);
    await Promise.all(readers);
    assert.equal(await titleOf(), title, 'after those who asked before it');
  }
});
