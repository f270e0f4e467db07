import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openSqlite } from '#server/db/sqlite/sqlite.ts';
import { up } from '../../../../migrations/0004-image-positions.ts';

type Tables = { images: { id: number; album_id: number; created_at: string; position?: number } };

test('images of before the positions stand where they were added', async t => {
  const db = openSqlite<Tables>(':memory:');
  t.after(() => db.destroy());
  await sql`create table images (id integer primary key, album_id integer not null, created_at text not null)`.execute(
    db,
  );
  await sql`create index images_album_order on images (album_id, id)`.execute(db);
  const times = ['2025-06-01T08:30:00.001Z', '2025-06-01T08:30:00.999Z', '2026-11-21T23:59:59.290Z'];
  const rows = times.map((created_at, index) => ({ id: index + 1, album_id: 1, created_at }));
  await db.insertInto('images').values(rows).execute();

  await up(db as never);
  const listed = db.selectFrom('images').where('album_id', '=', 1).orderBy('position').orderBy('id');
  assert.deepEqual(
    (await listed.select('position').execute()).map(({ position }) => position),
    times.map(time => Date.parse(time)),
  );
  const plan = await listed.select('position').explain(undefined, sql`query plan`);
  assert.deepEqual(
    plan.map(({ detail }) => detail),
    ['SEARCH images USING COVERING INDEX images_album_order (album_id=?)'],
  );
});
