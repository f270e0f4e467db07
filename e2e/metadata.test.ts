import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { firstOf } from './support/addresses.ts';
import { type RunningSite, startSite } from './support/site.ts';

const publicUrl = 'https://udruzenje.example';
let site: RunningSite;
before(async () => {
  site = await startSite({ PUBLIC_URL: publicUrl });
});
after(async () => {
  await site.stop();
});

/** What the head of a page says to search engines and to whoever shares its address. */
async function headOf(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.origin + path, { headers });
  const html = await response.text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: response.status,
    cookie: response.headers.get('set-cookie'),
    lang: first(/<html lang="([^"]*)"/),
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    robots: first(/<meta name="robots" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language, href]) => `${language} ${href}`,
    ),
    og: Object.fromEntries(
      [...html.matchAll(/<meta property="og:([a-z_]+)" content="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ),
  };
}

test('a list says its title, its languages and its page', async () => {
  const { status, lang, title, description, robots, canonical, alternates } =
    await headOf('/novosti?page=2&x=1');
  assert.deepEqual(
    { status, lang, title, description, robots, canonical, alternates },
    {
      status: 200,
      lang: 'bs',
      title: 'Novosti – Stranica 2 – UBMB BiH',
      description: 'Vijesti, događaji i obavijesti iz rada Udruženja.',
      robots: undefined,
      canonical: `${publicUrl}/novosti?page=2`,
      alternates: [
        `bs ${publicUrl}/novosti?page=2`,
        `en ${publicUrl}/novosti?page=2&amp;lng=en`,
        `x-default ${publicUrl}/novosti?page=2`,
      ],
    },
  );
});

test('the address decides the language, then the cookie, then it is Bosnian', async () => {
  const byAddress = await headOf('/novosti?lng=en', { Cookie: 'i18next=bs' });
  assert.deepEqual(
    { lang: byAddress.lang, title: byAddress.title, canonical: byAddress.canonical },
    { lang: 'en', title: 'News – UBMB BiH', canonical: `${publicUrl}/novosti?lng=en` },
  );
  assert.match(byAddress.cookie ?? '', /^i18next=en; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  const byCookie = await headOf('/novosti', { Cookie: 'theme=dark; i18next=en' });
  assert.deepEqual({ lang: byCookie.lang, cookie: byCookie.cookie }, { lang: 'en', cookie: null });
  assert.equal((await headOf('/novosti', { 'Accept-Language': 'en-US,en' })).lang, 'bs');
  assert.equal((await headOf('/novosti?lng=hr')).lang, 'bs');
  assert.equal((await headOf('/novosti?lng=xx', { Cookie: 'i18next=en' })).lang, 'en');
});

test('an item can be shared with its picture', async () => {
  const items = (await (await fetch(`${site.origin}/api/news.php?lang=bs`)).json()) as {
    id: number;
    title: string;
    description: string;
    image: string | null;
  }[];
  const item = items.find(({ image }) => image);
  assert.ok(item);
  const { title, description, og } = await headOf(`/novosti/${item.id}`);
  assert.equal(title, `${item.title} – UBMB BiH`);
  assert.equal(description, item.description);
  assert.deepEqual(og, {
    title: item.title,
    description: item.description,
    type: 'article',
    url: `${publicUrl}/novosti/${item.id}`,
    site_name: 'UBMB BiH',
    locale: 'bs_BA',
    image: publicUrl + item.image,
  });
});

test('a page without a picture is shared with the site’s', async () => {
  const { image = '' } = (await headOf('/kontakt')).og;
  assert.equal(image, `${publicUrl}/icon-512.png`);
  assert.equal((await fetch(site.origin + new URL(image).pathname)).status, 200);
});

test('an event to come can be put into a calendar, one that is over cannot', async () => {
  const path = await firstOf(site.origin, '/kongres');
  const html = await (await fetch(site.origin + path)).text();
  const href = /href="(\/kalendar\/\d+\.ics)"/.exec(html)?.[1];
  const response = await fetch(site.origin + href);
  assert.deepEqual(
    [response.status, response.headers.get('content-type')],
    [200, 'text/calendar; charset=utf-8'],
  );
  const calendar = await response.text();
  assert.match(calendar, /^BEGIN:VCALENDAR\r\n/);
  assert.ok(calendar.includes(publicUrl + path));

  const list = await (await fetch(`${site.origin}/kongres`)).text();
  const past = [...list.matchAll(/href="(\/kongres\/\d+)"/g)].at(-1)?.[1];
  const pastPage = await (await fetch(site.origin + past)).text();
  assert.match(pastPage, /Završeno/);
  assert.doesNotMatch(pastPage, /\.ics"/);
});

test('every page leads to the news feed of its language and to the manifest', async () => {
  for (const [path, language] of [
    ['/', 'bs'],
    ['/kontakt?lng=en', 'en'],
  ]) {
    const html = await (await fetch(site.origin + path)).text();
    const feed = /<link rel="alternate" type="application\/rss\+xml" href="([^"]*)"/.exec(html)?.[1];
    const manifest = /<link rel="manifest" href="([^"]*)"/.exec(html)?.[1];
    assert.equal(feed, `/novosti-${language}.rss`);
    assert.equal((await fetch(site.origin + feed)).status, 200);
    const { icons } = (await (await fetch(site.origin + manifest)).json()) as { icons: { src: string }[] };
    assert.ok(icons.length > 0);
    for (const { src } of icons) assert.equal((await fetch(new URL(src, site.origin))).status, 200, src);
  }
});

test('every page of the website has a title and a description of its own, in both languages', async () => {
  for (const language of ['bs', 'en']) {
    const heads = [];
    for (const path of [
      '/',
      '/novosti',
      '/aktivnosti',
      '/kongres',
      '/edukacije',
      '/publikacije',
      '/simpozij',
      '/radionice',
      '/kontakt',
      '/postani-clan',
      '/galerija',
      await firstOf(site.origin, '/kongres', language),
      await firstOf(site.origin, '/simpozij', language),
      await firstOf(site.origin, '/radionice', language),
      await firstOf(site.origin, '/galerija', language),
    ]) {
      const head = await headOf(`${path}?lng=${language}`);
      assert.equal(head.status, 200, path);
      assert.equal(head.lang, language, path);
      assert.equal(head.alternates.length, 3, path);
      assert.equal(head.canonical, `${publicUrl}${path}${language === 'en' ? '?lng=en' : ''}`);
      heads.push(head);
    }
    assert.equal(new Set(heads.map(({ title }) => title)).size, heads.length);
    assert.equal(new Set(heads.map(({ description }) => description)).size, heads.length);
    assert.ok(heads.every(({ description }) => description));
  }
});

test('what is not there is 404 and not to be found', async () => {
  for (const path of [
    '/novosti/99999',
    '/novosti/nema',
    '/novosti/0',
    '/novosti?page=99',
    '/kongres/99999',
    '/simpozij/nema',
    '/radionica/0',
    '/galerija/99999',
    '/galerija?page=99',
    '/radionice?page=99',
    '/nema-me',
    '/a/b/c',
  ]) {
    const { status, robots, canonical } = await headOf(path);
    assert.equal(status, 404, path);
    if (!path.includes('?'))
      assert.deepEqual({ robots, canonical }, { robots: 'noindex', canonical: undefined }, path);
  }
});

test('an explicit theme is in the document, so that nothing flashes', async () => {
  const themeOf = async (cookie: string) =>
    /<html[^>]*data-theme="([^"]*)"/.exec(
      await (await fetch(site.origin, { headers: { Cookie: cookie } })).text(),
    )?.[1];
  assert.equal(await themeOf('theme=dark'), 'dark');
  assert.equal(await themeOf('theme=light'), 'light');
  assert.equal(await themeOf('theme="><script>'), undefined);
});

test('https is insisted on where the site is public by it', async () => {
  const response = await fetch(site.origin);
  assert.equal(response.headers.get('strict-transport-security'), 'max-age=31536000; includeSubDomains');
});
