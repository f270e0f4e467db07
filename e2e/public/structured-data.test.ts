import { firstOf } from '../support/addresses.ts';
import { required } from '../support/required.ts';
import { expect, publishedSite, test } from '../support/test.ts';

const publicUrl = publishedSite.PUBLIC_URL;
test.use({ settings: publishedSite });

/** A page's structured data of a type. */
async function structuredDataOf(origin: string, path: string) {
  const html = await (await fetch(origin + path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  for (const block of blocks) expect(block['@context'], path).toBe('https://schema.org');
  const types = new Map(blocks.map(block => [String(block['@type']), block]));
  return (type: string) => required(types.get(type), `${type} at ${path}`);
}

/** The breadcrumbs as search engines show them. */
function stepsOf(breadcrumbs: Record<string, unknown>) {
  const steps = breadcrumbs.itemListElement as { position: number; name: string; item: string }[];
  return steps.map(({ position, name, item }) => [position, name, item]);
}

test('the home page says who the association is', async ({ origin }) => {
  const ofType = await structuredDataOf(origin, '/');
  const { name, url, logo, email, address } = ofType('Organization');
  expect(name).toBe('Udruženje biohemičara i molekularnih biologa u Bosni i Hercegovini');
  expect(url).toBe(`${publicUrl}/`);
  expect(String(email)).toMatch(/@/);
  expect((address as Record<string, unknown>)['@type']).toBe('PostalAddress');
  expect((address as Record<string, unknown>).addressCountry).toBe('Bosna i Hercegovina');
  const picture = await fetch(origin + String(logo).slice(publicUrl.length));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('an item of news says what it is and where it belongs', async ({ origin }) => {
  const path = await firstOf(origin, '/novosti');
  const ofType = await structuredDataOf(origin, path);
  const article = ofType('NewsArticle');
  expect(article.headline).toBeTruthy();
  expect(String(article.datePublished)).toMatch(/^\d{4}-\d\d-\d\d/);
  const [author] = article.author as { '@type': string; name: string }[];
  expect(author?.name).toBeTruthy();
  expect(article.inLanguage).toBe('bs');
  expect(article.mainEntityOfPage).toBe(publicUrl + path);
  for (const image of (article.image ?? []) as string[]) {
    expect((await fetch(origin + image.slice(publicUrl.length))).status).toBe(200);
  }
  expect(stepsOf(ofType('BreadcrumbList'))).toEqual([
    [1, 'UBMB BiH', `${publicUrl}/`],
    [2, 'Novosti', `${publicUrl}/novosti`],
    [3, article.headline, publicUrl + path],
  ]);
});

for (const [list, type, name] of [
  ['/kongres', 'Event', 'Kongresi'],
  ['/simpozij', 'Event', 'Simpoziji'],
  ['/radionice', 'EducationEvent', 'Radionice'],
] as const) {
  test(`an event of ${list} says when and where it is`, async ({ origin }) => {
    const path = await firstOf(origin, list);
    const ofType = await structuredDataOf(origin, path);
    const event = ofType(type);
    expect(event.name).toBeTruthy();
    const hasTime = list !== '/kongres';
    expect(String(event.startDate)).toMatch(
      hasTime ? /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$/ : /^\d{4}-\d\d-\d\d$/,
    );
    if (event.endDate) expect(String(event.endDate) >= String(event.startDate).slice(0, 10)).toBe(true);
    const performers = (event.performer ?? []) as { '@type': string }[];
    expect(performers[0]?.['@type']).toBe(list === '/radionice' ? 'Person' : undefined);
    const place = event.location as Record<string, unknown>;
    expect(place.name && place.address).toBeTruthy();
    expect((event.organizer as Record<string, unknown>).name).toBeTruthy();
    expect(event.url).toBe(publicUrl + path);
    expect(stepsOf(ofType('BreadcrumbList')).slice(1)).toEqual([
      [2, name, publicUrl + list],
      [3, event.name, publicUrl + path],
    ]);
  });
}

test('the way to an item is told in the language of its page', async ({ origin }) => {
  const path = await firstOf(origin, '/novosti', 'en');
  const ofType = await structuredDataOf(origin, `${path}?lng=en`);
  const addresses = stepsOf(ofType('BreadcrumbList')).map(([, , address]) => address);
  expect(addresses).toEqual([
    `${publicUrl}/?lng=en`,
    `${publicUrl}/novosti?lng=en`,
    `${publicUrl}${path}?lng=en`,
  ]);
  const html = await (await fetch(`${origin}${path}?lng=en`)).text();
  const [, way = ''] = /<nav aria-label="Breadcrumbs">(.*?)<\/nav>/s.exec(html) ?? [];
  const links = [...way.matchAll(/<a href="([^"]*)">/g)].map(([, href]) => publicUrl + href);
  expect(links).toEqual(addresses.slice(0, 2));
});

test('an album says where it belongs', async ({ origin }) => {
  const path = await firstOf(origin, '/galerija');
  const ofType = await structuredDataOf(origin, path);
  const [, list, album] = stepsOf(ofType('BreadcrumbList'));
  expect(list).toEqual([2, 'Galerija', `${publicUrl}/galerija`]);
  expect(album?.[2]).toBe(publicUrl + path);
});
