import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { insertRows } from '#server/testing/bulk-rows.ts';
import { createTestSite } from '#server/testing/test-site.ts';

test('a list of many items comes whole and in its order, piece by piece', async () => {
  const site = await createTestSite();
  // Several items a day, so that a piece ends between items that differ by their ids only.
  await insertRows(site.db, 'news', 230, {
    title: sql`'Vijest ' || n`,
    category: 'Vijesti',
    lang: 'bs',
    published_at: sql`'2026-01-0' || (n % 7 + 1)`,
    created_at: '2026-01-01T08:00:00.000Z',
  });
  const { body } = await site.call<{ id: number; published_at: string }[]>('/news.php');
  const wanted = body.toSorted((a, b) => b.published_at.localeCompare(a.published_at) || b.id - a.id);
  assert.deepEqual(body, wanted);
  assert.equal(new Set(body.map(({ id }) => id)).size, 230);
  await insertRows(site.db, 'publications', 101, { title: sql`'Rad ' || n`, lang: 'bs' });
  const publications = await site.call<{ title: string }[]>('/publications.php');
  assert.deepEqual(
    publications.body.map(({ title }) => title),
    Array.from({ length: 101 }, (_, index) => `Rad ${101 - index}`),
  );
});

test('while a long list is made others are heard', async () => {
  const site = await createTestSite();
  await insertRows(site.db, 'news', 500, { title: sql`'Vijest ' || n`, category: 'Vijesti', lang: 'bs' });
  let turns = 0;
  let isMade = false;
  const count = () => {
    turns += 1;
    if (!isMade) setImmediate(count);
  };
  setImmediate(count);
  await site.call('/news.php');
  isMade = true;
  assert.ok(turns >= 10, `${turns} turns`);
});
