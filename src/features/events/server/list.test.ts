import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyOf, create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite, type TestSite } from '#server/testing/test-site.ts';

type Page = { items: Fields[]; totalPages: number; page: number; total: number };
const lists = { workshop: '/workshops.php', symposium: '/symposium.php', congress: '/congress.php' };
type Kind = keyof typeof lists;
const kinds: Kind[] = ['workshop', 'symposium', 'congress'];

const titlesOf = (items: Fields[]) => items.map(({ title }) => title);

async function titles(site: TestSite, kind: Kind, query: string) {
  return titlesOf((await site.call<Fields[]>(`${lists[kind]}?${query}`)).body);
}

async function page(site: TestSite, kind: Kind, query: string) {
  const { body } = await site.call<Page>(`${lists[kind]}?${query}`);
  return { ...body, items: titlesOf(body.items) };
}

for (const kind of kinds) {
  test(`${kind}: newest first by the first day, the younger id first on the same day`, async () => {
    const site = await createTestSite();
    const finishedAt = '2026-12-31';
    for (const [title, startedAt] of [
      ['third', '2026-02-01'],
      ['first', '2026-10-01'],
      ['last', '1998-12-31'],
      ['second', '2026-02-01'],
    ])
      await create(site, kind, { title, startedAt, finishedAt });
    // The last day does not count.
    await create(site, kind, { title: 'fourth', startedAt: '2026-01-01', finishedAt: '2027-12-31' });
    const expected = ['first', 'second', 'third', 'fourth', 'last'];
    for (const query of ['', 'lang=bs', 'all=true', 'search=+'])
      assert.deepEqual(await titles(site, kind, query), expected, query);
    const pages = await Promise.all([1, 2, 3].map(number => page(site, kind, `page=${number}&pageSize=2`)));
    assert.deepEqual(
      pages.flatMap(({ items }) => items),
      expected,
    );
  });
}

/** The long HTML of each kind, and how many a page has where its size is not given. */
const pages: [kind: Kind, long: string, size: number][] = [
  ['workshop', 'details', 5],
  ['symposium', 'details', 6],
  ['congress', 'content', 6],
];
for (const [kind, long, size] of pages) {
  test(`${kind}: the items of a page are those of the list, without their long HTML`, async () => {
    const site = await createTestSite();
    const { [long]: html, ...summary } = await create<Fields>(site, kind, {
      [long]: '<p>Vrlo dug tekst</p>',
    });
    assert.equal(html, '<p>Vrlo dug tekst</p>');
    const { status, body } = await site.call(`${lists[kind]}?page=1`);
    const expected = { items: [summary], totalPages: 1, page: 1, total: 1 };
    assert.deepEqual({ status, body }, { status: 200, body: expected });
  });

  test(`${kind}: a page has ${size} items where no size is given`, async () => {
    const site = await createTestSite();
    for (let number = 0; number <= size; number += 1) await create(site, kind, { title: String(number) });
    const { items, ...counts } = await page(site, kind, 'page=2');
    assert.deepEqual([items, counts], [['0'], { totalPages: 2, page: 2, total: size + 1 }]);
  });
}

/** A text that is in one field only is found there, or it is not searched. */
const searched: [kind: Kind, found: string[], notFound: string[]][] = [
  ['workshop', ['title', 'description'], ['details', 'instructor', 'duration', 'location']],
  ['symposium', ['title', 'description', 'organizer'], ['details', 'location']],
  ['congress', ['title', 'location'], ['content']],
];
for (const [kind, found, notFound] of searched) {
  test(`${kind}: ${found.join(', ')} are searched, no other field`, async () => {
    const site = await createTestSite();
    for (const field of found) {
      const { id } = await create(site, kind, { [field]: `Ispred Đačkog ribosoma ${field}` });
      for (const words of ['ribosom', `DJACKOG ${field}`, `${field.toUpperCase()} dackog ispred`]) {
        const { body } = await site.call<Fields[]>(`${lists[kind]}?search=${encodeURIComponent(words)}`);
        assert.deepEqual([body.length, body[0]?.id], [1, id], `${field}: ${words}`);
      }
      const headers = await site.signIn();
      await site.call(`${lists[kind].replace('workshops', 'workshop')}?id=${id}`, {
        method: 'DELETE',
        headers,
      });
    }
    for (const field of notFound) await create(site, kind, { [field]: 'Ribosom' });
    assert.deepEqual(await titles(site, kind, 'search=ribosom'), []);
  });

  test(`${kind}: words of several fields are found together, after an update the new ones only`, async () => {
    const site = await createTestSite();
    const [first = '', second = ''] = found;
    const { id } = await create(site, kind, { [first]: 'Stari naslov', [second]: 'Drugo ostaje' });
    assert.equal((await titles(site, kind, 'search=ostaje+stari')).length, 1);
    assert.deepEqual(await titles(site, kind, 'search=ostaje+nigdje'), []);
    const path = { workshop: '/workshop.php', symposium: '/symposiumDetails.php', congress: '/congress.php' };
    const { headers: own, body = null } = bodyOf(kind === 'congress' ? 'json' : 'multipart', {
      [first]: 'Novi',
    });
    const headers = { ...(own as Record<string, string>), ...(await site.signIn()) };
    const method = kind === 'congress' ? 'PUT' : 'POST';
    assert.equal((await site.call(`${path[kind]}?id=${id}`, { method, headers, body })).status, 200);
    assert.equal((await titles(site, kind, 'search=novi+ostaje')).length, 1);
    assert.deepEqual(await titles(site, kind, 'search=stari'), []);
  });
}
