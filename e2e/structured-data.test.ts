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

/** The blocks of structured data in a page, by their type. */
async function structuredDataOf(path: string) {
  const html = await (await fetch(site.origin + path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  for (const block of blocks) assert.equal(block['@context'], 'https://schema.org', path);
  return Object.fromEntries(blocks.map(block => [String(block['@type']), block]));
}

/** The way to an item, as search engines show it. */
function stepsOf(breadcrumbs: Record<string, unknown> | undefined) {
  const steps = breadcrumbs?.itemListElement as { position: number; name: string; item: string }[];
  return steps.map(({ position, name, item }) => [position, name, item]);
}

test('the home page says who the association is', async () => {
  const { Organization } = await structuredDataOf('/');
  assert.ok(Organization);
  const { name, url, logo, email, address } = Organization;
  assert.equal(name, 'Udruženje biohemičara i molekularnih biologa u Bosni i Hercegovini');
  assert.equal(url, `${publicUrl}/`);
  assert.match(String(email), /@/);
  assert.equal((address as Record<string, unknown>)['@type'], 'PostalAddress');
  assert.equal((address as Record<string, unknown>).addressCountry, 'BA');
  const picture = await fetch(site.origin + String(logo).slice(publicUrl.length));
  assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/png']);
});

test('an item of news says what it is and where it belongs', async () => {
  const path = await firstOf(site.origin, '/novosti');
  const { NewsArticle, BreadcrumbList } = await structuredDataOf(path);
  assert.ok(NewsArticle);
  assert.ok(NewsArticle.headline);
  assert.match(String(NewsArticle.datePublished), /^\d{4}-\d\d-\d\d/);
  const [author] = NewsArticle.author as { '@type': string; name: string }[];
  assert.ok(author?.name);
  assert.equal(NewsArticle.inLanguage, 'bs');
  assert.equal(NewsArticle.mainEntityOfPage, publicUrl + path);
  for (const image of (NewsArticle.image ?? []) as string[]) {
    assert.equal((await fetch(site.origin + image.slice(publicUrl.length))).status, 200);
  }
  assert.deepEqual(stepsOf(BreadcrumbList), [
    [1, 'UBMB BiH', `${publicUrl}/`],
    [2, 'Novosti', `${publicUrl}/novosti`],
    [3, NewsArticle.headline, publicUrl + path],
  ]);
});

for (const [list, type, name] of [
  ['/kongres', 'Event', 'Kongresi'],
  ['/simpozij', 'Event', 'Simpoziji'],
  ['/radionice', 'EducationEvent', 'Radionice'],
] as const) {
  test(`an event of ${list} says when and where it is`, async () => {
    const path = await firstOf(site.origin, list);
    const { [type]: event, BreadcrumbList } = await structuredDataOf(path);
    assert.ok(event);
    assert.ok(event.name);
    const hasTime = list !== '/kongres';
    assert.match(
      String(event.startDate),
      hasTime ? /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$/ : /^\d{4}-\d\d-\d\d$/,
    );
    if (event.endDate) assert.ok(String(event.endDate) >= String(event.startDate).slice(0, 10));
    const performers = (event.performer ?? []) as { '@type': string }[];
    assert.equal(performers[0]?.['@type'], list === '/radionice' ? 'Person' : undefined);
    const place = event.location as Record<string, unknown>;
    assert.ok(place.name && place.address);
    assert.ok((event.organizer as Record<string, unknown>).name);
    assert.equal(event.url, publicUrl + path);
    assert.deepEqual(stepsOf(BreadcrumbList).slice(1), [
      [2, name, publicUrl + list],
      [3, event.name, publicUrl + path],
    ]);
  });
}

test('the way to an item is told in the language of its page', async () => {
  const path = await firstOf(site.origin, '/novosti', 'en');
  const { BreadcrumbList } = await structuredDataOf(`${path}?lng=en`);
  assert.deepEqual(
    stepsOf(BreadcrumbList).map(([, , address]) => address),
    [`${publicUrl}/?lng=en`, `${publicUrl}/novosti?lng=en`, `${publicUrl}${path}?lng=en`],
  );
});

test('an album says where it belongs', async () => {
  const path = await firstOf(site.origin, '/galerija');
  const { BreadcrumbList } = await structuredDataOf(path);
  const [, list, album] = stepsOf(BreadcrumbList);
  assert.deepEqual(list, [2, 'Galerija', `${publicUrl}/galerija`]);
  assert.equal(album?.[2], publicUrl + path);
});
