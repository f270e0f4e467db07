import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { createServerDatabase, onlyPostgres } from '../../testing/test-database.ts';
import { openPostgres } from '../postgres/postgres.ts';
import { createClient } from '../postgres/postgres-pool.ts';
import type { Schema } from '../schema.ts';
import { ChangeListener } from './changes.ts';
import { type Changed, TableTracker } from './table-tracker.ts';

const news = {
  lang: 'bs',
  title: '',
  description: '',
  content: '',
  author: '',
  category: '',
  published_at: '',
  search_text: '',
};

/** A database that another program changes, and the means to make listeners to it. */
async function createFollowed() {
  const connectionString = await createServerDatabase();
  const { db } = await openPostgres<Schema & { news: Record<string, unknown> }>({
    connectionString,
    tracker: new TableTracker(),
    allowExitOnIdle: true,
    idleTimeoutMillis: 500,
  });
  const listen = async (isShared = true) => {
    const tracker = new TableTracker();
    const listener = new ChangeListener({
      createClient: await createClient({ connectionString, application_name: 'listener' }),
      tracker,
      isShared,
      onLoss: () => undefined,
      onAbsence: () => undefined,
      onReturn: () => undefined,
    });
    after(() => listener.stop());
    await listener.start();
    return { tracker, listener };
  };
  return { db, listen };
}

/** The next change that a tracker is told of. */
function nextChange(tracker: TableTracker): Promise<Changed> {
  return new Promise(resolve => tracker.onChange(resolve));
}

test('a change by another program is told with its table, at the commit', onlyPostgres, async () => {
  const { db, listen } = await createFollowed();
  const { tracker } = await listen();
  const change = nextChange(tracker);
  await db.insertInto('throttled_keys').values({ key_hash: 'a', state: null, expires_at: 0 }).execute();
  const undone = db.transaction().execute(async tx => {
    await tx.deleteFrom('members').execute();
    throw new Error('undone');
  });
  await assert.rejects(undone, /undone/);
  await db.insertInto('news').values(news).execute();
  assert.deepEqual(await change, new Set(['news']));
  assert.ok(tracker.isCurrent);
});

test('after a loss nothing kept is trusted until all of it is forgotten', onlyPostgres, async () => {
  const { db, listen } = await createFollowed();
  const { tracker } = await listen();
  const change = nextChange(tracker);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'listener' and datname = current_database()
  `.execute(db);
  assert.equal(await change, 'all');
  assert.ok(tracker.isCurrent);
  const next = nextChange(tracker);
  await db.insertInto('news').values(news).execute();
  assert.deepEqual(await next, new Set(['news']), 'it listens again');
});

test('sites with a common store share a database, one with a folder has it alone', onlyPostgres, async () => {
  const { listen } = await createFollowed();
  const first = await listen();
  const second = await listen();
  const refusal = {
    name: 'SettingsError',
    message: /DATABASE_URL is in use: .* need a common store of files, STORAGE_URL\.$/,
  };
  await assert.rejects(listen(false), refusal);
  await Promise.all([first.listener.stop(), second.listener.stop()]);
  const alone = await listen(false);
  await assert.rejects(listen(), refusal);
  await alone.listener.stop();
});
