import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { createTestSite } from '#server/testing/test-site.ts';
import { createFolder } from '../../testing/exports.ts';
import { createBlog, importBlog } from '../../testing/import-blog.ts';

type Item = Record<string, unknown> & { id: number };

test('posts become news, pages pages, galleries albums; drafts stay drafts', async t => {
  const site = await createTestSite();
  const report = await importBlog(site, await createBlog(t));
  assert.deepEqual(report.failures, []);
  const headers = await site.signIn();
  const read = async <T = Item>(path: string) => (await site.call<T>(path, { headers })).body;
  const post = await read('/news-item.php?id=11');
  assert.deepEqual(
    [post.title, post.description, post.category, post.published_at, post.author, post.lang],
    ['Seminar o <enzimima> & drugom', 'Sažetak', 'Događaji', '2019-03-04', 'urednica', 'bs'],
  );
  assert.match(String(post.image), /^\/media\//);
  assert.match(
    String(post.content),
    /^<p>Prvi red<br>drugi red<\/p>\s*<p>Drugi <strong>pasus<\/strong> *<\/p><p><img src="\/media\/|<img src="\/media\//,
  );
  assert.equal((await read('/news-item.php?id=12')).status, 'draft');
  assert.equal((await site.call('/news-item.php?id=12')).status, 404);
  const english = await read('/news-item.php?id=13');
  assert.deepEqual([english.lang, english.category, english.content], ['en', 'Vijesti', '<p>Slike:</p>']);
  for (const id of [14, 15, 17])
    assert.equal((await site.call(`/news-item.php?id=${id}`, { headers })).status, 404);
  const page = await read('/page?id=16');
  assert.deepEqual([page.title, page.slug, page.content], ['Statut', 'nas-statut', '<h2>Član 1</h2>']);
  const album = (await read<{ items: Item[] }>('/gallery.php?id=13')).items[0];
  assert.equal(album?.title, 'Galerija skupštine');
  const images = await read<Item[]>('/gallery.php?album_id=13');
  assert.deepEqual(
    images.map(({ id, title, alt }) => [id, title, alt]),
    [
      [91, 'Prva', 'Publika'],
      [92, 'Druga', ''],
    ],
  );
});

test('what is left out and lost is reported', async t => {
  const { notes } = await importBlog(await createTestSite(), await createBlog(t));
  const told = (id: number, text: RegExp) => notes.some(note => note.id === id && text.test(note.text));
  assert.ok(told(11, /lost formatting: \[kontakt-forma\]/));
  assert.ok(told(13, /category could not be read: "Ostalo"/));
  assert.ok(told(14, /category Interno is left out/));
  assert.ok(told(13, /refers to the attachment 99, which the file does not have/));
});

test('it can be run again, and a dry run changes nothing', async t => {
  const blog = await createBlog(t);
  const site = await createTestSite();
  const before = await site.contents();
  const planned = await importBlog(site, blog, true);
  assert.deepEqual(await site.contents(), before);
  assert.equal(planned.counts.news?.taken, 3);
  await importBlog(site, blog);
  const { counts } = await importBlog(site, blog);
  assert.deepEqual(
    Object.values(counts).map(({ taken, updated }) => taken + updated),
    Object.values(counts).map(() => 0),
  );
});

test('pictures in a private network are refused unless their host is named', async t => {
  const site = await createTestSite();
  const { notes } = await importBlog(site, { ...(await createBlog(t)), named: undefined });
  assert.ok(notes.some(({ id, text }) => id === 11 && /private network/.test(text)));
});

test('a file that is no export of WordPress, or one without an end, is refused in words', async t => {
  const folder = await createFolder(t);
  const site = await createTestSite();
  const cases: [string, RegExp][] = [
    [
      '<?xml version="1.0"?><rss><channel><item><title>x</title></item></channel></rss>',
      /no export of WordPress/,
    ],
    [`<?xml version="1.0"?>${'<a>'.repeat(10_000)}`, /nested too deeply/],
    [`<?xml version="1.0"?><rss><channel><item><title>${'x'.repeat(17_000_000)}`, /larger than any/],
  ];
  for (const [content, message] of cases) {
    const file = join(folder, 'blog.xml');
    await writeFile(file, content);
    await assert.rejects(importBlog(site, { file, named: undefined }), { name: 'TransferFailure', message });
  }
});
