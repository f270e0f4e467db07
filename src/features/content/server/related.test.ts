import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite, multipart, type TestSite } from '#server/testing/test-site.ts';
import type { Related, RelatedItem } from '../related-contract.ts';

type Kind = 'news' | 'workshop' | 'congress' | 'education' | 'publication' | 'album';
type Item = { id: number };

// The clock of a test site stands at 21 November 2026.
async function openSite() {
  const site = await createTestSite();
  return {
    site,
    add: (kind: Kind, changes: Fields = {}) => create<Item>(site, kind, changes),
    related: async (type: Kind, { id }: Item, lang?: 'bs' | 'en') => {
      const query = `type=${type}&id=${id}${lang ? `&lang=${lang}` : ''}`;
      return (await site.call<Related>(`/related?${query}`)).body;
    },
  };
}

const titleOf = (item: RelatedItem | null) => item?.title ?? null;
const titlesOf = (items: RelatedItem[]) => items.map(({ title }) => title);

const newsOn = (title: string, publishedAt: string, others: Fields = {}) => ({
  title,
  publishedAt,
  ...others,
});
const eventOn = (title: string, startedAt: string, others: Fields = {}) => ({
  ...{ title, startedAt, finishedAt: startedAt },
  ...others,
});

async function publish(site: TestSite, { id }: Item) {
  const init = { method: 'POST', headers: await site.signIn(), body: multipart({ status: 'published' }) };
  return site.call(`/news-item.php?id=${id}`, init);
}

test('neighbours are those of the list, in the order of time and in one language', async () => {
  const { add, related } = await openSite();
  const second = await add('news', newsOn('second', '2026-05-02'));
  const first = await add('news', newsOn('first', '2026-05-01'));
  const third = await add('news', newsOn('third', '2026-05-02'));
  await add('news', newsOn('English', '2026-05-02', { lang: 'en' }));
  const around = async (item: Item) => {
    const { previous, next } = await related('news', item);
    return [titleOf(previous), titleOf(next)];
  };
  assert.deepEqual(await around(first), [null, 'second']);
  assert.deepEqual(await around(second), ['first', 'third']);
  assert.deepEqual(await around(third), ['second', null]);
});

test('publications without a year are neighbours of each other only, albums stand in their order', async () => {
  const { add, related } = await openSite();
  const cover_image = await samplePicture();
  await add('publication', { title: 'of 2024', year: 2024 });
  const undated = await add('publication', { title: 'undated' });
  await add('publication', { title: 'undated too' });
  await add('publication', { title: 'of 998', year: 998 });
  const dated = await add('publication', { title: 'of 2025', year: 2025 });
  const ofDated = await related('publication', dated);
  assert.deepEqual([titleOf(ofDated.previous), titleOf(ofDated.next)], ['of 2024', null]);
  const ofUndated = await related('publication', undated);
  assert.deepEqual([titleOf(ofUndated.previous), titleOf(ofUndated.next)], [null, 'undated too']);
  await add('album', { title: 'A', cover_image });
  const album = await add('album', { title: 'B', titleEn: 'B in English', cover_image });
  await add('album', { title: 'C', titleEn: 'C in English', cover_image });
  const ofAlbum = await related('album', album, 'en');
  assert.deepEqual(
    [ofAlbum.previous, ofAlbum.next].map(item => [item?.title, item?.lang]),
    [
      ['A', 'bs'],
      ['C in English', 'en'],
    ],
  );
});

test('at most three related items: of the same language first, then what it has in common', async () => {
  const { add, related } = await openSite();
  const item = await add('news', newsOn('item', '2026-01-01', { category: 'Događaji' }));
  await add('news', newsOn('next', '2026-01-02', { category: 'Događaji' }));
  assert.deepEqual((await related('news', item)).related, [], 'a neighbour is not named twice');
  await add('news', newsOn('English', '2026-05-01', { lang: 'en', category: 'Događaji' }));
  await add('news', newsOn('other', '2026-04-01', { category: 'Vijesti' }));
  await add('news', newsOn('alike', '2026-03-01', { category: 'Događaji' }));
  assert.deepEqual(titlesOf((await related('news', item)).related), ['alike', 'other', 'English']);
  await add('news', newsOn('newer', '2026-03-02', { category: 'Događaji' }));
  assert.deepEqual(titlesOf((await related('news', item)).related), ['newer', 'alike', 'other']);
});

test('an item with a counterpart has the neighbours of the one in the language asked for', async () => {
  const { add, related } = await openSite();
  const bs = await add('news', newsOn('bs', '2026-02-01'));
  await add('news', newsOn('en', '2026-02-01', { lang: 'en', translationOf: bs.id }));
  await add('news', newsOn('earlier', '2026-01-01'));
  const en = await add('news', newsOn('earlier in English', '2026-01-01', { lang: 'en' }));
  assert.equal(titleOf((await related('news', bs)).previous), 'earlier');
  assert.equal(titleOf((await related('news', bs, 'en')).previous), 'earlier in English');
  const { related: alike, next } = await related('news', en, 'bs');
  assert.equal(titleOf(next), 'en', 'without a counterpart an item stands among those of its own language');
  assert.deepEqual(titlesOf(alike), ['earlier'], 'what has a counterpart there is not named twice');
});

test('a past event leads to the next one of its kind, a coming one does not', async () => {
  const { add, related, site } = await openSite();
  const past = await add('workshop', eventOn('past', '2026-11-20'));
  const coming = await add('workshop', eventOn('later', '2027-02-01'));
  await add('congress', eventOn('congress', '2026-12-01'));
  await add('workshop', eventOn('English', '2026-12-01', { lang: 'en' }));
  const { upcoming, related: alike, next } = await related('workshop', past);
  assert.deepEqual(upcoming, {
    ...{ type: 'workshop', id: coming.id, lang: 'bs', title: 'later' },
    ...{ url: `/radionica/${coming.id}`, date: '2027-02-01' },
  });
  assert.equal(titleOf(next), 'later');
  assert.deepEqual(titlesOf(alike), ['English']);
  assert.equal((await related('workshop', coming)).upcoming, null);
  site.setClock('2027-03-01T10:00:00Z');
  assert.equal((await related('workshop', past)).upcoming, null, 'nothing is to come');
});

test('drafts, scheduled and deleted items are nowhere, and appear with their moment', async () => {
  const { add, related, site } = await openSite();
  const item = await add('news', newsOn('item', '2026-01-02'));
  const draft = await add('news', newsOn('draft', '2026-01-03', { status: 'draft' }));
  const gone = await add('news', newsOn('gone', '2026-01-01'));
  await add('news', newsOn('scheduled', '2026-01-01', { publishAt: '2026-11-22T10:00:00Z' }));
  assert.equal(titleOf((await related('news', item)).previous), 'gone');
  await site.call(`/news-item.php?id=${gone.id}`, { method: 'DELETE', headers: await site.signIn() });
  const none = { upcoming: null, event: null, about: [], related: [], previous: null, next: null };
  assert.deepEqual(await related('news', item), none);
  await publish(site, draft);
  assert.equal(titleOf((await related('news', item)).next), 'draft');
  site.setClock('2026-11-22T10:00:01Z');
  assert.equal(titleOf((await related('news', item)).previous), 'scheduled');
  assert.equal((await site.call(`/related?type=news&id=${gone.id}`)).status, 404);
  assert.equal((await site.call('/related?type=nothing&id=1')).status, 422);
});

test('news, an album and their event lead to each other, whatever the language of the pair', async () => {
  const { add, related, site } = await openSite();
  const bs = await add('workshop', eventOn('radionica', '2026-05-01'));
  const en = await add('workshop', eventOn('workshop', '2026-05-01', { lang: 'en', translationOf: bs.id }));
  const vijest = await add('news', newsOn('vijest', '2026-05-02', { eventId: bs.id }));
  const news = await add('news', newsOn('news', '2026-05-02', { lang: 'en', translationOf: vijest.id }));
  const album = await add('album', { title: 'Slike', eventId: en.id, cover_image: await samplePicture() });
  assert.equal(titleOf((await related('news', vijest)).event), 'radionica');
  assert.equal(titleOf((await related('news', news)).event), 'workshop');
  assert.equal(titleOf((await related('album', album, 'bs')).event), 'radionica');
  assert.equal(titleOf((await related('album', album, 'en')).event), 'workshop');
  const about = async (event: Item) => titlesOf((await related('workshop', event)).about).sort();
  assert.deepEqual(await about(bs), ['Slike', 'vijest']);
  assert.deepEqual(await about(en), ['Slike', 'news']);
  const headers = await site.signIn();
  await site.call(`/workshop.php?id=${bs.id}`, { method: 'DELETE', headers });
  assert.equal(titleOf((await related('news', vijest)).event), 'workshop', 'its counterpart is there');
  await site.call(`/workshop.php?id=${en.id}`, { method: 'DELETE', headers });
  assert.equal((await related('news', vijest)).event, null);
  const undone = { method: 'POST', headers, body: multipart({ eventId: '' }) };
  await site.call(`/news-item.php?id=${news.id}`, undone);
  const { body } = await site.call<{ event_id: number | null }>(`/news-item.php?id=${vijest.id}`);
  assert.equal(body.event_id, null, 'a pair is about one event');
});

test('only an event that there is can be named, and those in the panel are found by title', async () => {
  const { add, site } = await openSite();
  const headers = await site.signIn();
  const draft = await add('congress', eventOn('Kongres čelika', '2027-05-01', { status: 'draft' }));
  const gone = await add('workshop', eventOn('Radionica', '2026-05-01'));
  const news = await add('news', { eventId: draft.id });
  await site.call(`/workshop.php?id=${gone.id}`, { method: 'DELETE', headers });
  const init = { method: 'POST', headers, body: multipart({ eventId: String(gone.id) }) };
  const refused = await site.call<{ fields: object }>(`/news-item.php?id=${news.id}`, init);
  assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [422, ['eventId']]);
  const named = async (query: string) =>
    (await site.call<{ title: string }[]>(`/events/named${query}`, { headers })).body.map(
      ({ title }) => title,
    );
  await add('workshop', eventOn('Simpozij', '2026-06-01'));
  assert.deepEqual(await named(''), ['Kongres čelika', 'Simpozij']);
  assert.deepEqual(await named('?search=celika'), ['Kongres čelika']);
  assert.deepEqual(await named(`?search=simp&chosen=${draft.id}`), ['Kongres čelika', 'Simpozij']);
  assert.deepEqual(await named(`?chosen=${gone.id}`), ['Kongres čelika', 'Simpozij']);
});
