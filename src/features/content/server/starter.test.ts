import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { sanitize } from '#features/content/server/html/sanitize.ts';
import { educationCalls } from '#features/education/contract.ts';
import { starterEducation } from '#features/education/starter.ts';
import { congressCalls, symposiumCalls, workshopCalls } from '#features/events/contract.ts';
import { starterEvents } from '#features/events/starter.ts';
import { type Album, albumCalls, type GalleryImage } from '#features/gallery/contract.ts';
import { starterAlbums } from '#features/gallery/starter.ts';
import { newsCalls } from '#features/news/contract.ts';
import { addNews } from '#features/news/server/testing.ts';
import { starterNews } from '#features/news/starter.ts';
import { publicationCalls } from '#features/publications/contract.ts';
import { starterPublications } from '#features/publications/starter.ts';
import { contentTables, listExamples } from '#server/features.ts';
import { onlySqlite } from '#server/testing/test-database.ts';
import { createTestSite, type TestSite } from '#server/testing/test-site.ts';
import { languages } from '#shared/language.ts';
import { loadStarterContent } from './starter.ts';

const eventCalls = { workshop: workshopCalls, symposium: symposiumCalls, congress: congressCalls };
const lists = [
  newsCalls.page.path,
  ...Object.values(eventCalls).map(({ page }) => page.path),
  educationCalls.page.path,
  publicationCalls.page.path,
];

type Item = { id: number; title: string } & Record<string, unknown>;
type Event = Item &
  Record<'started_at' | 'finished_at' | 'show_application_form', string> & {
    applications_open: boolean;
    pdf_url?: string | null;
  };

const today = '2026-11-21';

async function filledSite(): Promise<TestSite> {
  const site = await createTestSite();
  await loadStarterContent(site.services, listExamples(today));
  return site;
}

/** Shared by the tests that only read, because the pictures take seconds. */
const filled = await filledSite();

async function itemsOf<Row = Item>(path: string, lang: string): Promise<Row[]> {
  return (await filled.call<Row[]>(`${path}?lang=${lang}`)).body;
}

test('every list has a second page, with as many items in both languages', async () => {
  for (const path of lists) {
    const totals: number[] = [];
    for (const lang of languages) {
      const { body } = await filled.call<Record<'total' | 'totalPages', number>>(
        `${path}?page=1&lang=${lang}`,
      );
      assert.equal(body.totalPages, 2, `${path} ${lang}`);
      totals.push(body.total);
    }
    assert.equal(totals[0], totals[1], path);
  }
  const albums = await filled.call<{ totalPages: number }>('/gallery.php?page=1');
  assert.equal(albums.body.totalPages, 2);
});

test('each item is the counterpart of the one that it translates', async () => {
  for (const path of lists) {
    const [bs = [], en = []] = await Promise.all(languages.map(lang => itemsOf(path, lang)));
    const counterparts = bs.map(({ translation }) => (translation as { id: number } | null)?.id);
    assert.deepEqual(
      counterparts,
      en.map(({ id }) => id),
      path,
    );
  }
});

test('each kind of event has past and coming ones, with the form on and off, and one is going on today', async () => {
  for (const lang of languages) {
    const goingOn: string[] = [];
    for (const [kind, { list }] of Object.entries(eventCalls)) {
      const events = await itemsOf<Event>(list.path, lang);
      const coming = events.filter(({ started_at }) => started_at > today);
      assert.ok(coming.length >= 2, kind);
      assert.ok(events.filter(({ finished_at }) => finished_at < today).length >= 2, kind);
      assert.deepEqual(new Set(events.map(event => event.show_application_form)), new Set(['true', 'false']));
      assert.ok(
        coming.some(event => event.applications_open),
        kind,
      );
      const current = events.filter(
        ({ started_at, finished_at }) => started_at <= today && today <= finished_at,
      );
      goingOn.push(...current.map(() => kind));
    }
    assert.deepEqual(goingOn, ['workshop']);
  }
});

test('the order of the ids is that of the days', async () => {
  for (const path of lists) {
    for (const lang of languages) {
      const ids = (await itemsOf(path, lang)).map(({ id }) => id);
      assert.deepEqual(
        ids,
        ids.toSorted((a, b) => b - a),
        path,
      );
    }
  }
});

test('forms are as the API takes them, and their HTML as the sanitizer writes it', () => {
  const day = '2026-11-21';
  const forms = [
    ...starterNews.map(({ daysAgo, picture, ...form }) => ({
      input: newsCalls.create.body.schema,
      form: { imageFocus: null, ...form, publishedAt: day },
    })),
    ...starterEvents.map(({ kind, form }) => ({
      input: eventCalls[kind].create.body.schema,
      form: { venue: '', mapUrl: '', online: false, fee: '', ...form, startedAt: day, finishedAt: day },
    })),
    ...starterEducation.map(({ yearsAgo, ...form }) => ({
      input: educationCalls.create.body.schema,
      form: { ...form, year: 2026 - yearsAgo },
    })),
    ...starterPublications.map(({ yearsAgo, ...form }) => ({
      input: publicationCalls.create.body.schema,
      form: { authors: '', issn: '', doi: '', ...form, year: 2026 - yearsAgo },
    })),
    ...starterAlbums.map(({ cover, pictures, ...form }) => ({
      input: albumCalls.create.body.schema,
      form: { ...form, titleEn: '', descriptionEn: '', eventId: null, coverFocus: null },
    })),
  ];
  for (const { input, form } of forms) {
    assert.deepEqual(input.parse(form), form, form.title);
    for (const text of Object.values(form)) {
      if (String(text).startsWith('<')) assert.equal(sanitize(String(text), 'content'), text, form.title);
    }
  }
});

test('pictures are served, and an album has a dozen different ones', async () => {
  const items = await Promise.all(lists.flatMap(path => languages.map(lang => itemsOf(path, lang))));
  const albums = (await filled.call<{ items: Album[] }>('/gallery.php?page=1&pageSize=100')).body.items;
  const images: GalleryImage[][] = [];
  for (const { id } of albums) {
    images.push((await filled.call<GalleryImage[]>(`/gallery.php?album_id=${id}`)).body);
  }
  assert.deepEqual(
    images.map(({ length }) => length),
    starterAlbums.map(({ pictures }) => pictures.length).toReversed(),
  );
  const dozen = images.find(({ length }) => length === 12) ?? [];
  assert.equal(new Set(dozen.map(({ image_url }) => image_url)).size, 12);

  const addresses = [...items.flat().flatMap(({ image, image_url }) => [image, image_url])]
    .concat(albums.map(({ cover_image }) => cover_image))
    .concat(images.flat().map(({ image_url }) => image_url))
    .filter(address => typeof address === 'string');
  assert.ok(addresses.length > 60);
  for (const address of new Set(addresses)) {
    const { status, headers } = await filled.request(address);
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/webp'], address);
  }
});

test('a coming workshop offers its programme as a PDF in its language', async () => {
  for (const lang of languages) {
    const workshops = await itemsOf<Event>(workshopCalls.list.path, lang);
    const [workshop, ...others] = workshops.filter(({ pdf_url }) => pdf_url);
    assert.ok(workshop?.pdf_url && workshop.started_at > today && others.length === 0);
    const response = await filled.request(workshop.pdf_url);
    assert.equal(response.headers.get('content-type'), 'application/pdf');
    const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
    assert.match(pdf, new RegExp(`^%PDF-1\\.\\d\n.+/Lang \\(${lang}\\).+%%EOF\n$`, 's'));
  }
});

test('what was deleted does not come back, and a second start adds nothing', async () => {
  const site = await filledSite();
  const headers = await site.signIn();
  const remove = (path: string) => site.call(path, { method: 'DELETE', headers });
  // One item of a type with several, and all items of another.
  assert.equal((await remove('/congress.php?id=1')).status, 200);
  for (const { id } of (await site.call<Item[]>('/publications.php?all=true')).body) {
    assert.equal((await remove(`/publications.php?id=${id}`)).status, 200);
  }
  const before = await site.contents();
  await loadStarterContent(site.services, listExamples(today));
  assert.deepEqual(await site.contents(), before);
});

test('a site that has had news is not empty: nothing is added to it', async () => {
  const site = await createTestSite();
  await addNews(site);
  const before = await site.contents();
  await loadStarterContent(site.services, listExamples(today));
  assert.deepEqual(await site.contents(), before);
});

test('a start that was stopped between two types is completed by the next one', onlySqlite, async () => {
  const site = await filledSite();
  const { tables } = await site.contents();
  await site.db.deleteFrom('news').execute();
  await sql`delete from versions where type = 'news'`.execute(site.db);
  await sql`delete from sqlite_sequence where name = 'news'`.execute(site.db);
  await loadStarterContent(site.services, listExamples(today));
  const { tables: completed } = await site.contents();
  for (const name of [...contentTables, 'images'])
    assert.equal(completed[name]?.length, tables[name]?.length, name);
});
