import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite, type TestSite } from '#server/testing/test-site.ts';
import { importFrom, takenOf } from '../../testing/import-run.ts';
import { oldContent, startOldSite } from '../../testing/old-site.ts';

type Item = Record<string, unknown> & { id: number };

const read = async <T = Item>(site: TestSite, path: string) => (await site.call<T>(path)).body;

test('everything arrives: texts, languages, days, pictures, documents, albums and people', async t => {
  const old = await startOldSite(t);
  const site = await createTestSite();
  const report = await importFrom(site, old);
  assert.deepEqual(report.failures, []);
  const news = await read(site, '/news-item.php?id=7');
  assert.deepEqual(
    [news.title, news.category, news.published_at, news.lang],
    ['Vijest velikim slovima', 'Vijesti', '2023-04-05', 'bs'],
  );
  assert.match(String(news.image), /^\/media\//);
  assert.match(String(news.content), /^<strong>Crveno<\/strong><p>Tekst <img src="\/media\/[^"]+"/);
  const english = await read(site, '/news-item.php?id=9');
  assert.deepEqual(
    [english.lang, english.category, english.published_at, english.image],
    ['en', 'Događaji', '2023-04-05', null],
  );
  const workshop = await read(site, '/workshop.php?id=5');
  assert.deepEqual([workshop.time, workshop.capacity, workshop.show_application_form], ['09:30', 20, 'true']);
  assert.match(String(workshop.pdf_url), /\.pdf$/);
  assert.equal(workshop.description, 'Opis bez oblika');
  const turned = await read(site, '/workshop.php?id=6');
  assert.deepEqual(
    [turned.started_at, turned.finished_at, turned.show_application_form],
    ['2024-06-09', '2024-06-09', 'false'],
  );
  const congress = (await read<Item[]>(site, '/congress.php?all=true'))[0];
  assert.deepEqual([congress?.location, congress?.url], ['Hotel "Tuzla" & dvorana', '']);
  assert.equal((await read(site, '/publication.php?id=4')).url, 'https://primjer.ba/rad');
  assert.equal((await read<Item[]>(site, '/education.php?all=true'))[0]?.year, 2021);
  const album = (await read<{ items: Item[] }>(site, '/gallery.php?id=2')).items[0];
  assert.deepEqual(
    [album?.description, album?.created_at],
    ['https://primjer.ba/skupstina', '2022-03-04T05:06:07.000Z'],
  );
  const images = await read<Item[]>(site, '/gallery.php?album_id=2');
  assert.deepEqual(
    images.map(({ id, title }) => [id, title]),
    [
      [21, 'Prva'],
      [25, 'Druga'],
    ],
  );
});

test('people come with a token, to the event that they applied to', async t => {
  const old = await startOldSite(t);
  const site = await createTestSite();
  const { notes, counts } = await importFrom(site, old);
  const headers = await site.signIn();
  const symposium = (await read<Item[]>(site, '/symposium.php?all=true'))[0]?.id;
  const { body } = await site.call<Item[]>(`/applications.php?id=${symposium}&application_type=symposium`, {
    headers,
  });
  assert.deepEqual(
    body.map(({ id, last_name, membership_type, created_at }) => [
      id,
      last_name,
      membership_type,
      created_at,
    ]),
    [[31, 'Hodžić', 'student', '2024-01-02T03:04:05.000Z']],
  );
  assert.equal(counts.application?.skipped, 1);
  assert.ok(notes.some(({ type, id }) => type === 'application' && id === 32));
  const questions = await site.call<{ items: Item[] }>('/questions.php?page=1', { headers });
  assert.equal(questions.body.items[0]?.id, 41);
  const members = await site.call<{ items: Item[] }>('/members.php?page=1', { headers });
  assert.deepEqual([members.body.items[0]?.id, members.body.items[0]?.status], [51, 'active']);
  assert.deepEqual(await site.db.selectFrom('mails').select('id').execute(), []);
});

test('the report names what became different, with a link', async t => {
  const site = await createTestSite();
  const { notes } = await importFrom(site, await startOldSite(t));
  const said: [type: string, id: number, RegExp][] = [
    ['news', 7, /content lost formatting: font, script/],
    ['news', 9, /image is not taken: .*nema\.jpg answers 404/],
    ['news', 12, /published_at is missing; it is a draft/],
    ['news', 12, /title is missing/],
    ['workshop', 6, /finished_at 2024-06-01 is before 2024-06-09/],
    ['symposium', 5, /has the number 7 here/],
    ['congress', 6, /has the number 8 here/],
    ['congress', 6, /url could not be read/],
    ['image', 23, /answers 404/],
  ];
  for (const [type, id, text] of said)
    assert.ok(
      notes.some(note => note.type === type && note.id === id && text.test(note.text)),
      `${type} ${id} ${text}`,
    );
  const link = notes.find(({ type, id }) => type === 'symposium' && id === 5)?.link;
  assert.equal(link, 'http://localhost:3000/simpozij/7');
});

test('what was taken is not taken again; what changed there follows, unless it was changed or deleted here', async t => {
  const old = await startOldSite(t);
  const site = await createTestSite();
  await importFrom(site, old);
  const before = await site.contents();
  const again = await importFrom(site, old);
  assert.equal(takenOf(again), 0);
  const { imported_items: _, ...rows } = (await site.contents()).tables;
  const { imported_items: __, ...same } = before.tables;
  assert.deepEqual(rows, same);

  const headers = await site.signIn();
  const form = new FormData();
  form.set('title', 'Izmijenjeno ovdje');
  assert.equal((await site.call('/workshop.php?id=5', { method: 'POST', headers, body: form })).status, 200);
  await site.call('/education.php?id=3', { method: 'DELETE', headers });
  for (const item of Object.values(old.state.content).flat())
    if ('title' in item) item.title = 'Izmijenjeno tamo';
  const { notes } = await importFrom(site, old);
  assert.equal((await read(site, '/workshop.php?id=5')).title, 'Izmijenjeno ovdje');
  assert.equal((await read(site, '/workshop.php?id=6')).title, 'Izmijenjeno tamo');
  assert.equal((await read(site, '/publication.php?id=4')).title, 'Izmijenjeno tamo');
  assert.equal((await read<Item[]>(site, '/education.php?all=true')).length, 0);
  assert.ok(notes.some(({ type, id, text }) => type === 'workshop' && id === 5 && /changed here/.test(text)));
  assert.ok(
    notes.some(({ type, id, text }) => type === 'education' && id === 3 && /deleted here/.test(text)),
  );
});

test('a dry run changes nothing and says what would be', async t => {
  const content = oldContent();
  const figure = '<figure><img src="/uploads/u-tekstu.png"><figcaption>Gel</figcaption></figure>';
  Object.assign(content.news?.[1] ?? {}, { content: figure });
  const old = await startOldSite(t, { content });
  const site = await createTestSite();
  const before = await site.contents();
  const planned = await importFrom(site, old, { isDryRun: true });
  assert.deepEqual(await site.contents(), before);
  assert.equal(planned.counts.news?.taken, 3);
  assert.equal(planned.counts.image?.taken, 3);
  assert.deepEqual(planned.counts.application, { taken: 1, updated: 0, kept: 0, skipped: 1 });
  const told = ({ notes }: typeof planned, wanted: string) =>
    notes.filter(({ reason }) => reason === wanted).map(({ text }) => text);
  const taken = await importFrom(site, old);
  for (const reason of ['lostFormatting', 'unreadable', 'dayOrder', 'titleMissing'])
    assert.deepEqual(told(planned, reason), told(taken, reason));
});

test('numbers that something else has here become others, and the order stays', async t => {
  const old = await startOldSite(t);
  const site = await createTestSite();
  for (let count = 0; count < 8; count += 1) await create(site, 'publication', { title: 'Odavde' });
  const { notes } = await importFrom(site, old);
  const titles = (await read<Item[]>(site, '/publications.php?all=true')).map(({ title }) => title);
  assert.deepEqual(titles.slice(0, 2), ['Publication', 'Publikacija']);
  assert.ok(
    notes.some(({ type, id, text }) => type === 'publication' && id === 4 && /has the number 9/.test(text)),
  );
});

test('whatever is answered in pages, or only by language, arrives as well', async t => {
  const paged = await startOldSite(t, { isPaged: true });
  const byLanguage = await startOldSite(t, {
    fault: (url, _, response) => {
      if (!url.searchParams.has('all')) return false;
      response.writeHead(400).end();
      return true;
    },
  });
  for (const old of [paged, byLanguage]) {
    const site = await createTestSite();
    const { counts, failures } = await importFrom(site, old);
    assert.deepEqual([counts.news?.taken, counts.publication?.taken, failures], [3, 2, []]);
  }
});

test('lists that leave long texts out are completed from the items', async t => {
  const content = oldContent();
  const whole = oldContent();
  for (const item of content.news ?? []) delete item.content;
  const old = await startOldSite(t, { content });
  old.state.fault = (url, _, response) => {
    if (!url.pathname.endsWith('news-item.php')) return false;
    response.end(JSON.stringify(whole.news?.find(item => item.id === url.searchParams.get('id'))));
    return true;
  };
  const site = await createTestSite();
  await importFrom(site, old);
  assert.equal((await read(site, '/news-item.php?id=9')).content, '<p>Text</p>');
});
