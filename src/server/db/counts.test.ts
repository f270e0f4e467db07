import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { runs } from '../testing/arbitraries.ts';
import { insertRows } from '../testing/bulk-rows.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { countRows } from './counts.ts';
import type { Db } from './schema.ts';

/** Parents before what belongs to them, which goes when they go. */
const tables = [
  'news',
  'events',
  'education',
  'publications',
  'albums',
  'images',
  'applications',
  'members',
  'questions',
] as const;

const values = fc.record({
  lang: fc.constantFrom('bs', 'en'),
  category: fc.constantFrom('Vijesti', 'Događaji'),
  kind: fc.constantFrom('workshop', 'congress'),
});
const id = fc.integer({ min: 1, max: 6 });
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('insert'), table: fc.constantFrom(...tables), values, id }),
  },
  fc.record({ does: fc.constantFrom('update', 'delete'), table: fc.constantFrom(...tables), values, id }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The counted columns of a table, and the table that counts them. */
async function countedColumns(db: Db) {
  const all = await db.introspection.getTables();
  return all
    .filter(({ name }) => name.endsWith('_counts'))
    .map(({ name, columns }) => ({
      counts: name,
      table: name.slice(0, -'_counts'.length),
      columns: columns.map(column => column.name).filter(column => column !== 'rows'),
    }));
}

async function take({ db }: TestSite, columns: readonly string[], { does, table, values: all, id }: Step) {
  const parent = { images: 'albums', applications: 'events' }[table as string] as
    | 'albums'
    | 'events'
    | undefined;
  const parents = parent ? await db.selectFrom(parent).select('id').execute() : [];
  const of = parents[id % Math.max(parents.length, 1)]?.id;
  if (parent && of === undefined) return;
  const given = { ...all, album_id: of ?? 0, event_id: of ?? 0 };
  const own = Object.fromEntries(columns.map(column => [column, given[column as keyof typeof given]]));
  if (does === 'insert') {
    const file =
      table === 'albums' ? { cover_image: 'a.webp' } : table === 'images' ? { file: 'a.webp' } : {};
    await insertRows(db, table, 1, { ...file, ...own });
  } else if (does === 'delete') {
    await db.deleteFrom(table).where('id', '=', id).execute();
  } else if (columns.length > 0) {
    await db.updateTable(table).set(own).where('id', '=', id).execute();
  }
}

async function rowsOf(db: Db, table: string, columns: readonly string[], counted: string) {
  const names = columns.map(column => sql.ref(column));
  const order = names.length > 0 ? sql`order by ${sql.join(names)}` : sql``;
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join([...names, sql.raw(`${counted} as "rows"`)])} from ${sql.table(table)}
    ${counted === '"rows"' ? sql`` : sql`group by ${names.length > 0 ? sql.join(names) : sql`null`}`} ${order}
  `.execute(db);
  return rows.map(row => ({ ...row }));
}

test('whatever comes, changes and goes, the counts are those of the rows', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async steps => {
    const site = await createTestSite();
    await insertRows(site.db, 'files', 1, { name: 'a.webp' });
    const counted = await countedColumns(site.db);
    assert.deepEqual(counted.map(({ table }) => table).sort(), [...tables].sort());
    for (const next of steps) {
      await take(site, counted.find(({ table }) => table === next.table)?.columns ?? [], next);
    }
    for (const { counts, table, columns } of counted) {
      const kept = await rowsOf(site.db, counts, columns, '"rows"');
      assert.deepEqual(kept, await rowsOf(site.db, table, columns, 'count(*)'), table);
    }
    await site.db.destroy();
  });
  await fc.assert(property, runs(25));
});

test('rows are counted by all, some or none of their values', async () => {
  const { db } = await createTestSite();
  const rows = [
    { lang: 'bs', category: 'Vijesti' },
    { lang: 'bs', category: 'Događaji' },
    { lang: 'en', category: 'Vijesti' },
  ];
  for (const row of rows) await insertRows(db, 'news', 1, row);
  const count = (narrowing: Record<string, unknown>) => countRows(db, 'news', narrowing);
  assert.equal(await count({}), 3);
  assert.equal(await count({ lang: 'bs', category: undefined }), 2);
  assert.equal(await count({ category: 'Vijesti' }), 2);
  assert.equal(await count({ lang: 'en', category: 'Vijesti' }), 1);
  assert.equal(await count({ lang: 'en', category: 'Događaji' }), 0);
});
