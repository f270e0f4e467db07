import { spawn } from 'node:child_process';
import { open, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { publicItems } from '#features/content/server/visibility/visibility.ts';
import { silentLog } from '#server/logging/log.ts';
import { readSettings } from '#server/settings.ts';
import { openServices } from '#server/start.ts';
import type { Language } from '#shared/language.ts';
import { administrator, answering, freePort } from '../../e2e/support/sites/site.ts';
import { pidOf, startChild } from './child.ts';
import { generateContent } from './generate.ts';

export type NewsAddress = { id: number; lang: Language };

/** Creates a site's data with so many items; returns its news, newest first. `settings` say where, beside `dataDir`. */
export async function prepareData(dataDir: string, items: number, settings = {}): Promise<NewsAddress[]> {
  const services = await openServices(readSettings({ ...settings, DATA_DIR: dataDir }), silentLog);
  try {
    await generateContent(services, items);
    // A server that is in use has looked at its tables long ago; this one has no time to.
    if (services.engine.serverTime) await sql`analyze`.execute(services.db);
    return await publicItems(services, 'news').select(['id', 'lang']).orderBy('id', 'desc').execute();
  } finally {
    await services.engine.close();
  }
}

const main = join(import.meta.dirname, '../../src/server/main.ts');

/** As `npm start` and deploy/ start it. */
const youngGeneration = '--max-semi-space-size=8';

export type MeasuredSite = { origin: string; pid: number; emptyLog: () => Promise<void> };

/** Starts the built site as a service manager would, with its log in a file. Rate limits are off. */
export async function startSite(
  dataDir: string,
  resources: AsyncDisposableStack,
  settings: Record<string, string> = {},
): Promise<MeasuredSite> {
  const port = String(await freePort());
  const logFile = join(dataDir, 'site.log');
  const log = await open(logFile, 'a');
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    STARTER_CONTENT: 'off',
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...settings,
  };
  const child = startChild(resources, () =>
    spawn(process.execPath, [youngGeneration, main], { env: environment, stdio: ['ignore', log.fd, log.fd] }),
  );
  const origin = `http://127.0.0.1:${port}`;
  await log.close();
  await answering(`${origin}/api/health`, () => child.exitCode !== null && 'the log follows').catch(
    async error => {
      throw new Error(`${error.message}\n${await readFile(logFile, 'utf8')}`);
    },
  );
  return { origin, pid: pidOf(child), emptyLog: () => truncate(logFile) };
}
