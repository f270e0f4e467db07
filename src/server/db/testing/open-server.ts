import assert from 'node:assert/strict';
import { createServerDatabase } from '../../testing/test-database.ts';
import { openPostgres } from '../postgres/postgres.ts';
import type { Schema } from '../schema.ts';
import { TableTracker } from '../tracking/table-tracker.ts';

/** A new database, opened as often as there are sites. */
export async function openServer(sites = 1) {
  const connectionString = await createServerDatabase();
  const options = { connectionString, allowExitOnIdle: true, idleTimeoutMillis: 500, max: 3 };
  const opened = Array.from({ length: sites }, () =>
    openPostgres<Schema>({ ...options, tracker: new TableTracker() }),
  );
  return Promise.all(opened);
}

export async function openOneServer() {
  const [engine] = await openServer();
  assert.ok(engine);
  return engine;
}
