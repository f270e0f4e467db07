import { firstOf } from '../support/addresses.ts';
import { required } from '../support/required.ts';
import { expect, publishedSite, test } from '../support/test.ts';

const publicUrl = publishedSite.PUBLIC_URL;
test.use({ settings: publishedSite });

/** The metadata of a page for search engines and shared links. */
async function headOf(origin: string, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { headers });
  const html = await response.text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: response.status,
    address: response.url.slice(origin.length),
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
      [...html.matchAll(/<meta property="og:([a-z_:]+)" content="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ),
  };
}

test('a list says its title, its languages and its page', async ({ origin }) => {
  const { status, lang, title, description, robots, canonical, alternates } = await headOf(
    origin,
    '/novosti?page=2&x=1',
  );
  expect({ status, lang, title, description, robots, canonical, alternates }).toEqual({
    status: 200,
    lang: 'bs',
    title: 'Novosti – stranica 2 – UBMB BiH',
    description: 'Vijesti, događaji i obavijesti iz rada Udruženja.',
    robots: undefined,
    canonical: `${publicUrl}/novosti?page=2`,
    alternates: [
      `bs ${publicUrl}/novosti?page=2`,
      `en ${publicUrl}/novosti?page=2&amp;lng=en`,
      `x-default ${publicUrl}/novosti?page=2`,
    ],
  });
});

test('a narrowed list says to what', async ({ origin }) => {
  for (const [path, title] of [
    ['/novosti?kategorija=Vijesti&lng=en', 'News – News'],
    ['/novosti?kategorija=Obavijesti&godina=2025&page=2', 'Novosti – Obavijesti, 2025 – stranica 2'],
    ['/dogadjaji?kind=congress&when=past&year=2025', 'Svi događaji – Kongresi, Prošli, 2025'],
    ['/edukacije?godina=2025', 'Edukacije – 2025'],
  ])
    expect((await headOf(origin, path ?? '')).title).toBe(`${title} – UBMB BiH`);
});

test('address, then cookie, then Bosnian is the language', async ({ origin }) => {
  const byAddress = await headOf(origin, '/novosti?lng=en', { Cookie: 'i18next=bs' });
  expect({ lang: byAddress.lang, title: byAddress.title, canonical: byAddress.canonical }).toEqual({
    lang: 'en',
    title: 'News – UBMB BiH',
    canonical: `${publicUrl}/novosti?lng=en`,
  });
  expect(byAddress.cookie ?? '').toMatch(/^i18next=en; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
  const byCookie = await headOf(origin, '/novosti', { Cookie: 'theme=dark; i18next=en' });
  expect({ lang: byCookie.lang, address: byCookie.address }).toEqual({
    lang: 'en',
    address: '/novosti?lng=en',
  });
  const missing = await headOf(origin, '/nema-me', { Cookie: 'i18next=en' });
  expect({ status: missing.status, lang: missing.lang, address: missing.address }).toEqual({
    ...{ status: 404, lang: 'en', address: '/nema-me' },
  });
  expect((await headOf(origin, '/novosti', { 'Accept-Language': 'en-US,en' })).lang).toBe('bs');
  expect((await headOf(origin, '/novosti?lng=hr')).lang).toBe('bs');
  expect((await headOf(origin, '/novosti?lng=xx', { Cookie: 'i18next=en' })).lang).toBe('en');
});

test('an item can be shared with its picture', async ({ origin }) => {
  const items = (await (await fetch(`${origin}/api/news.php?lang=bs`)).json()) as {
    id: number;
    title: string;
    description: string;
    image: string | null;
  }[];
  const item = required(
    items.find(({ image }) => image),
    'item with a picture',
  );
  const { title, description, og } = await headOf(origin, `/novosti/${item.id}`);
  expect(title).toBe(`${item.title} – UBMB BiH`);
  expect(description).toBe(item.description);
  expect(og).toEqual({
    title: item.title,
    description: item.description,
    type: 'article',
    url: `${publicUrl}/novosti/${item.id}`,
    site_name: 'UBMB BiH',
    locale: 'bs_BA',
    image: `${publicUrl}${item.image?.replace(/\.\w+$/, '-card.jpg')}`,
    ...{ 'image:type': 'image/jpeg', 'image:width': '1200', 'image:height': '630' },
    'image:alt': item.title,
  });
});

test('a page without a picture is shared with the site’s', async ({ origin }) => {
  for (const [path, card] of [
    ['/kontakt', 'share-bs'],
    ['/kontakt?lng=en', 'share-en'],
  ]) {
    const { image = '', ...og } = (await headOf(origin, path ?? '')).og;
    expect(image).toBe(`${publicUrl}/${card}.jpg`);
    expect([og['image:width'], og['image:height']]).toEqual(['1200', '630']);
    const response = await fetch(origin + new URL(image).pathname);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
});

test('search engines see the search, and none of its results', async ({ origin }) => {
  const page = await headOf(origin, '/pretraga');
  expect(page).toMatchObject({
    status: 200,
    robots: undefined,
    description: expect.stringMatching(/^Novosti, /),
  });
  expect(page.canonical).toMatch(/\/pretraga$/);
  expect(await headOf(origin, '/pretraga?q=enzimi')).toMatchObject({
    robots: 'noindex',
    canonical: undefined,
  });
});

test('a narrowed list is shared by its address, and not for search engines', async ({ origin }) => {
  const news = await (await fetch(`${origin}/api/news.php?lang=bs&category=Vijesti`)).json();
  const year = (news as { published_at: string }[])[0]?.published_at.slice(0, 4) ?? '';
  const path = `/novosti?kategorija=Vijesti&godina=${year}&x=1`;
  expect(await headOf(origin, path)).toMatchObject({ status: 200, robots: 'noindex', canonical: undefined });
  const html = await (await fetch(origin + path)).text();
  const chosen = [...html.matchAll(/href="([^"]*)"[^>]* aria-current="true">([^<]*)/g)].map(
    ([, ...link]) => link,
  );
  const address = `/novosti?kategorija=Vijesti&amp;godina=${year}`;
  expect(chosen).toEqual([
    [address, 'Vijesti'],
    [address, year],
  ]);
  expect(html).toContain(`href="/novosti?godina=${year}"`);
  const nothing = await (await fetch(`${origin}/novosti?godina=1990&lng=en`)).text();
  expect(nothing).toMatch(/Nothing matches your choice.*href="\/novosti\?lng=en"[^>]*>(<[^>]*>)*Show all/s);
  expect(html).toContain('href="/novosti?kategorija=Vijesti"');
  expect(html.match(/<b>(Događaji|Obavijesti)</)).toBeNull();
});

test('a publication has a page, which is cited', async ({ origin }) => {
  const path = await firstOf(origin, '/publikacije');
  const { canonical, alternates, og } = await headOf(origin, path);
  expect([canonical, og.type, alternates.length]).toEqual([publicUrl + path, 'article', 3]);
  const file = await fetch(`${origin}${path}.bib`);
  expect(file.headers.get('content-type')).toBe('application/x-bibtex; charset=utf-8');
  expect(await file.text()).toMatch(/^@misc\{publication-\d+,\n/);
  expect((await fetch(`${origin}${path.replace('publikacija', 'publikacije')}`)).url).toBe(origin + path);
});

test('every page has its own title and description', async ({ origin }) => {
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
      await firstOf(origin, '/kongres', language),
      await firstOf(origin, '/simpozij', language),
      await firstOf(origin, '/radionice', language),
      await firstOf(origin, '/galerija', language),
    ]) {
      const head = await headOf(origin, `${path}?lng=${language}`);
      expect(head.status, path).toBe(200);
      expect(head.lang, path).toBe(language);
      expect(head.alternates.length, path).toBe(3);
      expect(head.canonical).toBe(`${publicUrl}${path}${language === 'en' ? '?lng=en' : ''}`);
      heads.push(head);
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    expect(heads.every(({ description }) => description)).toBeTruthy();
  }
});

test('what is not there is 404 and not to be found', async ({ origin }) => {
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
    const { status, robots, canonical } = await headOf(origin, path);
    expect(status, path).toBe(404);
    if (!path.includes('?'))
      expect({ robots, canonical }, path).toEqual({ robots: 'noindex', canonical: undefined });
  }
});

test('an explicit theme is in the document', async ({ origin }) => {
  const themeOf = async (cookie: string) =>
    /<html[^>]*data-theme="([^"]*)"/.exec(
      await (await fetch(origin, { headers: { Cookie: cookie } })).text(),
    )?.[1];
  expect(await themeOf('theme=dark')).toBe('dark');
  expect(await themeOf('theme=light')).toBe('light');
  expect(await themeOf('theme="><script>')).toBeUndefined();
});

test('https is insisted on where the site is public by it', async ({ origin }) => {
  const response = await fetch(origin);
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});
