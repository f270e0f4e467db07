import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Language } from '#shared/language.ts';
import { runs } from '../../testing/arbitraries.ts';
import { insertRows } from '../../testing/bulk-rows.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { recordQueries } from '../testing/recorded-queries.ts';
import type { RowCounts } from './row-counts.ts';

/** Deleting the parent deletes its children. */
const parents = { images: 'albums', applications: 'events' } as const;
const tables = ['news', 'events', 'albums', 'images', 'applications', 'members', 'questions'] as const;
type Step = { does: string; table: (typeof tables)[number]; id: number; lang: Language };

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('insert', 'insert', 'update', 'delete'),
  table: fc.constantFrom(...tables),
  id: fc.integer({ min: 1, max: 6 }),
  lang: fc.constantFrom('bs', 'en'),
});

async function take({ db }: TestSite, { does, table, id, lang }: Step): Promise<void> {
  const hasLanguage = table === 'news' || table === 'events';
  if (does === 'delete') await db.deleteFrom(table).where('id', '=', id).execute();
  else if (does === 'update' && hasLanguage)
    await db.updateTable(table).set({ lang }).where('id', '=', id).execute();
  if (does !== 'insert') return;
  const parent = parents[table as keyof typeof parents];
  const ofParent =
    parent &&
    (await db
      .selectFrom(parent)
      .select('id')
      .limit(1)
      .offset(id % 2)
      .executeTakeFirst());
  if (parent && !ofParent) return;
  await insertRows(db, table, 1, {
    ...(table === 'events' && { kind: 'workshop' }),
    ...(table === 'albums' && { cover_image: 'a.webp' }),
    ...(table === 'images' && { file: 'a.webp', album_id: ofParent?.id ?? 0 }),
    ...(table === 'applications' && { event_id: ofParent?.id ?? 0 }),
    ...(hasLanguage && { lang }),
  });
}

async function totals(db: TestSite['db'], counts: RowCounts) {
  const bosnian = (['news', 'events'] as const).map(table => db.selectFrom(table).where('lang', '=', 'bs'));
  const remembered = await Promise.all([
    ...tables.map(table => counts.of(db.selectFrom(table))),
    ...bosnian.map(query => counts.of(query)),
  ]);
  const all = tables.map(table => db.selectFrom(table).select('id').execute());
  const rows = await Promise.all([...all, ...bosnian.map(query => query.select('id').execute())]);
  return { remembered, counted: rows.map(({ length }) => length) };
}

test('whatever comes, changes and goes, the counts are those of the rows', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async steps => {
    const site = await createTestSite();
    await insertRows(site.db, 'files', 1, { name: 'a.webp' });
    for (const next of steps) {
      await take(site, next);
      const { remembered, counted } = await totals(site.db, site.services.counts);
      assert.deepEqual(remembered, counted, JSON.stringify(next));
    }
    await site.db.destroy();
  });
  await fc.assert(property, runs(15));
});

test('a count is made once for all who ask for the same, until a table of its own is changed', async () => {
  const site = await createTestSite();
  const { counts } = site.services;
  const { db, queries } = recordQueries(site.db);
  const asked = async (count: () => Promise<number>) => {
    const [first, second] = await Promise.all([count(), count()]);
    assert.equal(first, second);
    return [first, await count()];
  };
  const executed = () => queries.splice(0).length;
  const news = () => counts.of(db.selectFrom('news').orderBy('id').where('lang', '=', 'bs'));
  await insertRows(site.db, 'news', 3, { lang: sql`case when n = 3 then 'en' else 'bs' end` });
  assert.deepEqual(await asked(news), [2, 2]);
  const afterFirst = executed();
  await insertRows(site.db, 'members', 1, {});
  assert.equal(await news(), 2);
  const kept = executed();
  await insertRows(site.db, 'news', 1, { lang: 'bs' });
  assert.equal(await news(), 3);
  // A cached count compiles its query once, a new one twice.
  assert.deepEqual([afterFirst, kept, executed()], [4, 1, 2]);
});

test('who counts while something else is made reads the same tables', async () => {
  const { db, services } = await createTestSite();
  const count = () => services.counts.of(db.selectFrom('news'));
  for (const _ of ['counted', 'remembered']) {
    const { reads } = await services.tableTracker.track(count);
    assert.deepEqual([...reads.tables], ['news']);
    await insertRows(db, 'members', 1, {});
    assert.ok(reads.isCurrent());
  }
  const { reads } = await services.tableTracker.track(count);
  await insertRows(db, 'news', 1, {});
  assert.ok(!reads.isCurrent());
});
