import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lacksLanguage } from '#shared/page-versions.ts';
import { createApp } from '../app.ts';
import { toCacheRequest } from '../http-cache/cache-request.ts';
import { create, sampleForms } from '../testing/sample-forms.ts';
import { createTestSite } from '../testing/test-site.ts';
import { UnavailableError } from '../unavailable.ts';
import { createPages, type PageSource } from './pages.ts';

const origin = 'http://localhost:3000';
const options = { publicUrl: origin, timeZone: 'Europe/Sarajevo', trashDays: 14 };
const assets = { entry: '/assets/entry.js', scripts: [] };

/** A site whose pages show what they were rendered from; `/novosti` reads the news, `/kontakt` nothing. */
async function createSite() {
  const site = await createTestSite();
  const rendered: string[] = [];
  const source: PageSource = {
    assets: new Map(),
    adminFonts: [],
    assetsOf: () => assets,
    sharedAddress: (pathname, query) => {
      if (!['/novosti', '/kontakt', '/nema'].includes(pathname)) return undefined;
      const language = query.get('lng');
      return language ? `${pathname}?lng=${language}` : pathname;
    },
    render: async (address, { api, language, theme }) => {
      if (address.pathname === '/KONTAKT') return { movedTo: '/kontakt' };
      if (address.pathname === '/bez-baze') throw new UnavailableError('The database does not answer.');
      if (lacksLanguage(address.searchParams, language)) return { lacksLanguage: true };
      rendered.push(`${address.pathname}${address.search}`);
      const call = { method: 'GET', headers: {} };
      const news = address.pathname === '/novosti' ? await api(new URL('/api/news.php', origin), call) : null;
      const titles = news ? ((await news.json()) as { title: string }[]).map(({ title }) => title) : [];
      const html = `<html><head></head><body>${language} ${theme} ${titles.join()}</body></html>`;
      return {
        status: address.pathname === '/nema' ? 404 : 200,
        html,
        fonts: [],
        state: {},
        module: 'm',
        isPrivate: address.pathname.startsWith('/prijava/'),
      };
    },
  };
  const pages = createPages(source, { ...options, services: site.services });
  const settings = { publicUrl: origin, trustedProxies: 0 };
  const app = createApp({ services: site.services, settings, pages });
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await app.fetch(new Request(origin + path, { headers, method }));
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const isKept = (path: string, headers: Record<string, string> = {}) =>
    Boolean(app.lookup(toCacheRequest(new Request(origin + path, { headers }))));
  return { site, rendered, ask, isKept };
}

test('a page that cannot be looked up while the database is away says when to come again', async () => {
  const { status, headers, text } = await (await createSite()).ask('/bez-baze');
  assert.deepEqual(
    [status, headers.get('retry-after'), headers.get('cache-control')],
    [503, '10', 'no-store'],
  );
  assert.match(text, /Pokušajte ponovo malo kasnije/);
});

test('a page is rendered once for all who see the same', async () => {
  const { rendered, ask, isKept } = await createSite();
  const first = await ask('/kontakt');
  assert.ok(isKept('/kontakt'));
  assert.equal((await ask('/kontakt')).text, first.text);
  // Unknown parameters, such as those of trackers, are neither rendered nor part of the cache key.
  assert.equal((await ask('/kontakt?utm_source=x&fbclid=1')).text, first.text);
  assert.ok(isKept('/kontakt?fbclid=2'));
  assert.ok(isKept('/kontakt', { Cookie: 'session=1; other=x' }));
  assert.deepEqual(rendered, ['/kontakt']);
  const known = await ask('/kontakt', { 'If-None-Match': first.headers.get('etag') ?? '' });
  assert.deepEqual([known.status, known.text], [304, '']);
});

test('language, theme and day make another page', async () => {
  const { site, ask, isKept } = await createSite();
  await ask('/kontakt');
  const others: [path: string, cookie: string, says: string][] = [
    ['/kontakt', 'theme=dark', 'bs dark'],
    ['/kontakt?lng=en', 'theme=light; i18next=bs', 'en light'],
    ['/kontakt?lng=en', '', 'en null'],
    ['/kontakt?lng=bs', 'i18next=en', 'bs null'],
  ];
  for (const [path, cookie, says] of others) {
    const headers = { Cookie: cookie };
    assert.ok(!isKept(path, headers), `${path} ${cookie}`);
    assert.ok((await ask(path, headers)).text.includes(`<body>${says} `), `${path} ${cookie}`);
    assert.ok(isKept(path, headers), `${path} ${cookie}`);
  }
  site.setClock('2026-11-21T23:30:00.000Z');
  assert.ok(!isKept('/kontakt'), 'past midnight in the time zone of the site');
});

test('an address that names a language sets the cookie, from memory too', async () => {
  const { ask, isKept } = await createSite();
  assert.equal((await ask('/kontakt')).headers.get('set-cookie'), null);
  for (const _ of ['made', 'kept']) {
    assert.match((await ask('/kontakt?lng=en')).headers.get('set-cookie') ?? '', /^i18next=en;/);
  }
  assert.ok(isKept('/kontakt?lng=en'));
  assert.equal((await ask('/kontakt')).headers.get('set-cookie'), null);
});

test('an address is completed where English is remembered, and nobody keeps where it leads', async () => {
  const { rendered, ask, isKept } = await createSite();
  const english = { Cookie: 'i18next=en' };
  await ask('/kontakt');
  const cases: [path: string, location: string][] = [
    ['/kontakt', '/kontakt?lng=en'],
    ['/kontakt?page=2&utm_source=x', '/kontakt?page=2&utm_source=x&lng=en'],
    ['/kontakt?lng=xx&page=2', '/kontakt?lng=en&page=2'],
    ['/prijava/tajna', '/prijava/tajna?lng=en'],
  ];
  for (const [path, location] of cases) {
    for (const method of ['GET', 'HEAD']) {
      assert.ok(!isKept(path, english), path);
      const { status, headers, text } = await ask(path, english, method);
      const told = ['location', 'cache-control', 'vary', 'set-cookie'].map(name => headers.get(name));
      assert.deepEqual([status, ...told, text], [302, location, 'no-store', 'Cookie', null, ''], path);
    }
    assert.ok((await ask(location, english)).text.includes('<body>en null '), location);
  }
  assert.ok(isKept('/kontakt'), 'for readers of Bosnian');
  assert.deepEqual(rendered.slice(0, 2), ['/kontakt', '/kontakt?lng=en']);
  for (const path of ['/api/news.php', '/robots.txt', '/sitemap.xml', '/admin'])
    assert.notEqual((await ask(path, english)).status, 302, path);
});

test('a change of content takes its pages out of memory, and no others', async () => {
  const { site, ask, isKept } = await createSite();
  await Promise.all(['/kontakt', '/novosti'].map(path => ask(path)));
  await create(site, 'news', { ...sampleForms.news, title: 'Upravo objavljeno' });
  assert.ok(isKept('/kontakt'));
  assert.ok(!isKept('/novosti'));
  assert.match((await ask('/novosti')).text, /Upravo objavljeno/);
  assert.ok(isKept('/novosti'));
  await create(site, 'member');
  assert.ok(isKept('/novosti'));
});

test('what is missing, the panel and foreign addresses are not kept', async () => {
  const { ask, isKept } = await createSite();
  const cases: [path: string, status: number][] = [
    ['/nema', 404],
    ['/KONTAKT', 308],
    ['/admin', 200],
  ];
  for (const [path, status] of cases) {
    assert.equal((await ask(path)).status, status, path);
    assert.ok(!isKept(path), path);
  }
});

test('the panel is told the day, the time zone and how long the trash is kept', async () => {
  const { ask } = await createSite();
  const { text } = await ask('/admin');
  assert.match(text, /data-today="\d{4}-\d\d-\d\d" data-time-zone="Europe\/Sarajevo" data-trash-days="14"/);
});

test('another form of an address is redirected to the one with its query, for HEAD too', async () => {
  const { ask } = await createSite();
  const cases: [path: string, location: string][] = [
    ['/KONTAKT', '/kontakt'],
    ['/KONTAKT?lng=en&x=%C4%8D%ff&x=//', '/kontakt?lng=en&x=%C4%8D%ff&x=//'],
    ['/admin/', '/admin'],
    ['//ADMIN//novosti/?search=a', '/admin/novosti?search=a'],
    ['/favicon.ico', '/icon-192.png'],
    ['/apple-touch-icon.png', '/icon-180.png'],
  ];
  for (const [path, location] of cases) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, text } = await ask(path, {}, method);
      assert.deepEqual([status, headers.get('location'), text], [308, location, ''], `${method} ${path}`);
    }
  }
});

test('a page that only its link opens is kept, found and logged by nobody', async () => {
  const { site, ask, isKept } = await createSite();
  const path = '/prijava/tajna';
  const { status, headers } = await ask(path);
  const told = ['cache-control', 'x-robots-tag', 'referrer-policy'].map(name => headers.get(name));
  assert.deepEqual([status, ...told], [200, 'no-store', 'noindex', 'no-referrer']);
  assert.ok(!isKept(path));
  assert.equal((await ask('/kontakt')).headers.get('x-robots-tag'), null);
  const others = [
    '/PRIJAVA/tajna',
    '//prijava//tajna/',
    '/pregled/tajna',
    '/admin/lozinka/tajna',
    '/Admin//lozinka/tajna',
  ];
  for (const other of others) await ask(other);
  const logged = JSON.stringify(site.logged);
  assert.match(logged, /\/prijava\/:token/);
  assert.doesNotMatch(logged, /tajna/);
});
