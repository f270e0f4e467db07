import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSite, multipart, type TestSite } from '#server/testing/test-site.ts';
import type { NewsItem } from '../contract.ts';
import { addNews, newsForm } from './testing.ts';

async function update<Body = NewsItem>(site: TestSite, id: number, body: FormData) {
  const headers = await site.signIn();
  return site.call<Body>(`/news-item.php?id=${id}`, { method: 'POST', headers, body });
}

test('a complete form changes everything but the id, and is answered as a read answers', async () => {
  const site = await createTestSite();
  const { id } = await addNews(site);
  const { status, body } = await update(
    site,
    id,
    newsForm({
      title: 'Call for abstracts',
      description: 'Until the end of the month.',
      content: '<p>Up to 300 words.</p>',
      author: 'Editors',
      category: 'Obavijesti',
      publishedAt: '2026-11-19T10:00:00Z',
      lang: 'en',
    }),
  );
  assert.equal(status, 200);
  assert.deepEqual(body, {
    id,
    title: 'Call for abstracts',
    description: 'Until the end of the month.',
    content: '<p>Up to 300 words.</p>',
    author: 'Editors',
    category: 'Obavijesti',
    published_at: '2026-11-19',
    image: null,
    image_details: null,
    lang: 'en',
    version: 2,
  });
  assert.deepEqual((await site.call(`/news-item.php?id=${id}`)).body, body);
});

test('each field can be sent alone, and what is left out keeps its value', async () => {
  const site = await createTestSite();
  let expected = await addNews(site);
  const changes: [field: string, sent: string, changed: Partial<NewsItem>][] = [
    ['title', 'Novi naslov', { title: 'Novi naslov' }],
    ['description', 'Novi opis', { description: 'Novi opis' }],
    ['content', '<h2>Novo</h2>', { content: '<h2>Novo</h2>' }],
    ['content', '', { content: '' }],
    ['author', 'Druga', { author: 'Druga' }],
    ['category', 'Događaji', { category: 'Događaji' }],
    ['publishedAt', '2026-01-31', { published_at: '2026-01-31' }],
    ['lang', 'en', { lang: 'en' }],
  ];
  for (const [field, sent, changed] of changes) {
    expected = { ...expected, ...changed, version: expected.version + 1 };
    const { status, body } = await update(site, expected.id, multipart({ [field]: sent }));
    assert.deepEqual({ status, body }, { status: 200, body: expected }, field);
  }
});

test('an update that sends nothing changes nothing', async () => {
  const site = await createTestSite();
  const item = await addNews(site);
  for (const form of [multipart({ unknown: 'x' }), multipart({})]) {
    const { status, body } = await update(site, item.id, form);
    assert.deepEqual({ status, body }, { status: 200, body: item });
  }
});

test('what a create refuses an update refuses too, and changes nothing', async () => {
  const site = await createTestSite();
  const item = await addNews(site);
  const cases: [field: string, sent: string][] = [
    ['title', ''],
    ['title', ' '],
    ['title', 'a'.repeat(301)],
    ['description', ''],
    ['author', ''],
    ['category', 'News'],
    ['publishedAt', '2026-02-30'],
    ['publishedAt', ''],
    ['lang', 'de'],
    ['lang', ''],
    ['removeImage', 'da'],
  ];
  for (const [field, sent] of cases) {
    const form = multipart({ author: 'Drugi autor', [field]: sent });
    const { status, body } = await update<{ fields: object }>(site, item.id, form);
    assert.equal(status, 422, field);
    assert.deepEqual(Object.keys(body.fields), [field]);
  }
  assert.deepEqual((await site.call(`/news-item.php?id=${item.id}`)).body, item);
});

test('fields that are not of the form are ignored, and other items stay as they are', async () => {
  const site = await createTestSite();
  const other = await addNews(site, { title: 'Druga vijest' });
  const item = await addNews(site);
  const form = multipart({
    id: String(other.id),
    published_at: '1999-01-01',
    image: '/media/x.jpg',
    title: 'Nova',
  });
  const { body } = await update(site, item.id, form);
  assert.deepEqual(body, { ...item, title: 'Nova', version: 2 });
  assert.deepEqual((await site.call(`/news-item.php?id=${other.id}`)).body, other);
});

test('a delete removes the one item for good; its id is not given again', async () => {
  const site = await createTestSite();
  const other = await addNews(site, { title: 'Ostaje' });
  const { id } = await addNews(site);
  const headers = await site.signIn();
  const remove = () => site.call(`/news-item.php?id=${id}`, { method: 'DELETE', headers });
  const { status, body } = await remove();
  assert.deepEqual({ status, body }, { status: 200, body: { success: true } });
  assert.deepEqual((await site.call('/news.php')).body, [other]);
  assert.equal((await site.call(`/news-item.php?id=${id}`)).status, 404);
  assert.equal((await update(site, id, newsForm())).status, 404);
  assert.equal((await remove()).status, 404);
  assert.equal((await addNews(site)).id, id + 1);
});

test('of parallel changes none is lost', async () => {
  const site = await createTestSite();
  const item = await addNews(site);
  const sent = { title: 'A', description: 'B', author: 'C', category: 'Obavijesti', lang: 'en' };
  const changes = Object.entries(sent).map(([field, value]) =>
    update(site, item.id, multipart({ [field]: value })),
  );
  const created = Promise.all(Array.from({ length: 10 }, () => addNews(site)));
  assert.deepEqual(
    (await Promise.all(changes)).map(({ status }) => status),
    [200, 200, 200, 200, 200],
  );
  assert.deepEqual((await site.call(`/news-item.php?id=${item.id}`)).body, { ...item, ...sent, version: 6 });
  assert.equal(new Set((await created).map(({ id }) => id)).size, 10);
});
