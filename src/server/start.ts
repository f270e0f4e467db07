import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureAdministrator } from '#features/accounts/server/actions.ts';
import { LoginThrottle } from '#features/accounts/server/login-throttle.ts';
import { dummyHash } from '#features/accounts/server/passwords.ts';
import { createLocalStore } from '#features/media/server/file-store.ts';
import { Media } from '#features/media/server/media.ts';
import { migrate } from './db/migrate.ts';
import type { Schema } from './db/schema.ts';
import { openSqlite } from './db/sqlite.ts';
import type { Log } from './log.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { loadStarterContent } from './starter.ts';

export type NewAdministrator = NonNullable<Awaited<ReturnType<typeof ensureAdministrator>>>;

/** Opens (or makes) the data of a site: database, files, first administrator, example content. */
export async function openServices(
  settings: Settings,
  log: Log,
  { hasFirstAdministrator = true } = {},
): Promise<{ services: Services; newAdministrator: NewAdministrator | undefined }> {
  const { dataDir } = settings;
  await mkdir(dataDir, { recursive: true });
  const db = openSqlite<Schema>(join(dataDir, 'site.sqlite'));
  const copy = await migrate(db as never, join(dataDir, 'backups'));
  if (copy) log.info('database copied before migration', { copy });
  const clock = () => new Date();
  const stores = {
    originals: await createLocalStore(join(dataDir, 'media')),
    variants: await createLocalStore(join(dataDir, 'media-sizes')),
  };
  const services: Services = {
    db,
    media: new Media(db, stores, clock),
    clock,
    timeZone: settings.timeZone,
    log,
    loginThrottle: settings.isThrottled ? new LoginThrottle(clock) : undefined,
  };
  const newAdministrator = hasFirstAdministrator
    ? await ensureAdministrator(db, { email: settings.adminEmail, password: settings.adminPassword }, clock())
    : undefined;
  if (settings.hasStarterContent) await loadStarterContent(services);
  // Made now, so that the first unknown address takes no longer than the next.
  await dummyHash();
  return { services, newAdministrator };
}
