import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { findRelated } from '#features/content/server/related.ts';
import { contentTypesByName } from '../features.ts';
import { insertRows } from '../testing/bulk-rows.ts';
import { onlyPostgres } from '../testing/test-database.ts';
import { createTestSite } from '../testing/test-site.ts';

test('a limit that the program sets is in the text, one that is asked for is not', async () => {
  const { services } = await createTestSite();
  const files = services.db.selectFrom('files').select('name');
  assert.match(files.limit(5).compile().sql, /limit 5$/);
  assert.deepEqual(files.limit(5).compile().parameters, []);
  assert.deepEqual(files.limit(sql<number>`${5} + 0`).compile().parameters, [5]);
  assert.deepEqual(await files.limit(5).execute(), []);
});

test('what leads on from an item is planned once for each connection', onlyPostgres, async () => {
  const { services } = await createTestSite();
  const manifest = contentTypesByName.get('news');
  assert.ok(manifest);
  const published_at = sql`to_char(date '2020-01-01' + n::int, 'YYYY-MM-DD')`;
  await insertRows(services.db, 'news', 2_000, { lang: 'bs', category: 'Vijesti', published_at });
  await sql`analyze`.execute(services.db);
  await services.db.connection().execute(async db => {
    for (let id = 1_000; id < 1_015; id += 1)
      await findRelated({ ...services, db }, manifest, { id, language: 'bs', readerLanguage: 'bs' });
    const { rows } = await sql<{ text: string; plans: number }>`
      select statement as text, custom_plans as plans from pg_prepared_statements
    `.execute(db);
    assert.ok(rows.length > 3);
    // PostgreSQL plans five times before it knows what a plan for all values is worth.
    assert.deepEqual(
      rows.filter(({ plans }) => plans > 5),
      [],
    );
  });
});
