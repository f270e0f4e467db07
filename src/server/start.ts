import { join } from 'node:path';
import { ensureAdministrator } from '#features/accounts/server/actions.ts';
import { LoginThrottle } from '#features/accounts/server/login/login-throttle.ts';
import { dummyHash } from '#features/accounts/server/passwords/passwords.ts';
import { ResetLimit } from '#features/accounts/server/passwords/reset-limit.ts';
import { loadStarterContent } from '#features/content/server/starter.ts';
import { Schedule } from '#features/content/server/visibility/schedule.ts';
import { createVisibility } from '#features/content/server/visibility/visibility.ts';
import { Media } from '#features/media/server/media.ts';
import { hasImported } from '#features/moving/server/imported-items.ts';
import { TransferProcesses } from '#features/moving/server/transfers/transfer-process.ts';
import { MissingAddresses } from '#features/redirects/server/missing-addresses.ts';
import { SiteWords } from '#features/site/server/words.ts';
import { PostLimit } from '#features/submissions/server/post-limit.ts';
import { dayIn } from '#shared/instants.ts';
import { DailyBackups } from './backup/daily-backups.ts';
import { makeDataDir } from './data-folder/data-lock.ts';
import type { Engine } from './db/engine.ts';
import { migrate } from './db/migrate/migrate.ts';
import { openEngine, type Role } from './db/open-engine.ts';
import type { Schema } from './db/schema.ts';
import { RowCounts } from './db/tracking/row-counts.ts';
import { TableTracker } from './db/tracking/table-tracker.ts';
import { eraseBeforeStart } from './erasure/erase.ts';
import { ErasureList } from './erasure/erasure-list.ts';
import {
  auditTitles,
  completions,
  contentListeners,
  contentMoments,
  contentTypesByName,
  correctionListeners,
  listExamples,
  personalTables,
  tokenPaths,
} from './features.ts';
import { hostingOf } from './hosting.ts';
import { IdempotencyKeys } from './idempotency/idempotency-keys.ts';
import { DatabaseLeases } from './leases/database-leases.ts';
import { soleInstance } from './leases/leases.ts';
import type { Log } from './logging/log.ts';
import { describeAdministrator } from './logging/welcome.ts';
import { DatabaseKeys } from './rate-limit/database-keys.ts';
import type { KeyStore } from './rate-limit/key-store.ts';
import { MemoryKeys } from './rate-limit/memory-keys.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { openStores } from './storage/open-stores.ts';

/** Opens the site's database, creating or migrating it, and its files. */
export async function openServices(settings: Settings, log: Log, role: Role = 'command') {
  const { dataDir } = settings;
  makeDataDir(dataDir);
  const tableTracker = new TableTracker();
  const engine = await openEngine(settings, { tracker: tableTracker, log, role });
  const { db, locks, serverTime } = engine;
  const copy = await locks.run('start', () => migrate(db as never, join(dataDir, 'backups')));
  if (copy) log.info('database copied before migration', { copy });
  const clock = () => new Date();
  const stores = await openStores(settings);
  const leases = serverTime ? new DatabaseLeases(db, serverTime) : soleInstance;
  const throttledKeys = serverTime ? new DatabaseKeys(db, serverTime) : new MemoryKeys(clock);
  const schedule = new Schedule({ db, clock, tracker: tableTracker, moments: contentMoments });
  return {
    engine,
    db,
    tableTracker,
    counts: new RowCounts(tableTracker),
    missingAddresses: new MissingAddresses({ db, clock, timeZone: settings.timeZone, log, tokenPaths }),
    media: new Media(engine, stores, clock, tableTracker),
    mail: { ...settings.mail, publicUrl: settings.publicUrl },
    site: new SiteWords(db, tableTracker),
    schedule,
    contentTypes: contentTypesByName,
    contentListeners,
    correctionListeners,
    completions,
    visibleTo: createVisibility(schedule),
    auditTitles,
    personalTables,
    erasureList: new ErasureList(stores.backups),
    hosting: hostingOf(settings),
    idempotencyKeys: new IdempotencyKeys(db, clock),
    clock,
    timeZone: settings.timeZone,
    trashDays: settings.trashDays,
    passwordLength: settings.passwordLength,
    log,
    backups: new DailyBackups({
      dataDir,
      timeZone: settings.timeZone,
      clock,
      log,
      leases,
      store: stores.backups,
    }),
    transfers: new TransferProcesses({ db, clock, store: stores.transfers }),
    leases,
    readiness: { isReady: true as boolean },
    throttledKeys,
    ...limitsOf(settings, throttledKeys),
  } satisfies Services & { engine: Engine<Schema> };
}

function limitsOf(
  settings: Settings,
  keys: KeyStore,
): Pick<Services, 'loginThrottle' | 'resetLimit' | 'postLimit'> {
  if (!settings.isThrottled) return { loginThrottle: undefined, resetLimit: undefined, postLimit: undefined };
  return {
    loginThrottle: new LoginThrottle(keys, settings.loginTries),
    resetLimit: new ResetLimit(keys),
    postLimit: new PostLimit(settings, keys),
  };
}

/**
 * Prepares a site before it serves requests. A new administrator's password is printed first: no later
 * failure may prevent the only time that it is shown.
 */
export function prepareSite(
  services: Services & { engine: Pick<Engine<Schema>, 'locks'> },
  settings: Settings,
  tell: (text: string) => void,
): Promise<void> {
  // Of several instances that start at once the first prepares the site, the others find it prepared.
  return services.engine.locks.run('start', () => prepare(services, settings, tell));
}

async function prepare(services: Services, settings: Settings, tell: (text: string) => void): Promise<void> {
  const { db, media, clock } = services;
  // Started early, in parallel on another core, so that the first login with an unknown address takes no longer
  // than the next.
  const dummy = dummyHash();
  const given = { email: settings.adminEmail, password: settings.adminPassword };
  tell(describeAdministrator(await ensureAdministrator(db, given, clock())));
  await eraseBeforeStart(services);
  // Before the first upload: a file that is being written must not be taken for a crash's leftover. Into a store on the
  // network another instance may be writing.
  if (!settings.storage) await media.removeOrphans();
  await media.measureFiles();
  if (settings.hasStarterContent && !(await hasImported(db))) {
    await loadStarterContent(services, listExamples(dayIn(services.timeZone, clock())));
  }
  for (const complete of services.completions) await complete(services);
  await dummy;
}
