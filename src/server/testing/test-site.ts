import { type Kysely, sql } from 'kysely';
import { LoginThrottle } from '#features/accounts/server/login/login-throttle.ts';
import { hashPassword } from '#features/accounts/server/passwords/passwords.ts';
import { ResetLimit } from '#features/accounts/server/passwords/reset-limit.ts';
import { findUserByEmail, insertUser } from '#features/accounts/server/queries.ts';
import { startSession } from '#features/accounts/server/sessions.ts';
import type { ContentTables } from '#features/content/server/tables.ts';
import { Schedule } from '#features/content/server/visibility/schedule.ts';
import { createVisibility, type VisibleTo } from '#features/content/server/visibility/visibility.ts';
import type { MailSettings } from '#features/mail/server/mail-settings.ts';
import { Media } from '#features/media/server/media.ts';
import { MissingAddresses } from '#features/redirects/server/missing-addresses.ts';
import { SiteWords } from '#features/site/server/words.ts';
import { PostLimit } from '#features/submissions/server/post-limit.ts';
import type { Role } from '#shared/api/access.ts';
import { createApp } from '../app.ts';
import type { BackupState } from '../backup/daily-backups.ts';
import { isDerived } from '../db/ephemeral-tables.ts';
import type { Schema } from '../db/schema.ts';
import { RowCounts } from '../db/tracking/row-counts.ts';
import { TableTracker } from '../db/tracking/table-tracker.ts';
import { ErasureList } from '../erasure/erasure-list.ts';
import {
  auditTitles,
  completions,
  contentListeners,
  contentMoments,
  contentTypesByName,
  correctionListeners,
  personalTables,
  tokenPaths,
} from '../features.ts';
import { hostingOf } from '../hosting.ts';
import { IdempotencyKeys } from '../idempotency/idempotency-keys.ts';
import { soleInstance } from '../leases/leases.ts';
import { createLog } from '../logging/log.ts';
import { MemoryKeys } from '../rate-limit/memory-keys.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings.ts';
import { createMemoryStore, type MemoryStore } from '../storage/testing/memory-store.ts';
import { createTestDatabase, type DatabaseSnapshot } from './test-database.ts';

export const administrator = { email: 'urednica@primjer.ba', password: 'tajna-lozinka' };

/** With the password of the administrator. */
export const editor = { email: 'saradnik@primjer.ba', password: administrator.password };

/** Cached for the process, because hashing is slow by design. */
let passwordHash: Promise<string> | undefined;

export type TestSite = Awaited<ReturnType<typeof createTestSite>>;

/** A site's data. Copying them takes a millisecond, far less than repeating the calls that created them. */
export type Snapshot = { database: DatabaseSnapshot } & Record<
  'originals' | 'variants' | 'transfers',
  StoredFiles
>;
type StoredFiles = ReadonlyMap<string, Uint8Array>;

export type TestSiteOptions = {
  trustedProxies?: number;
  isThrottled?: boolean;
  passwordLength?: number;
  publicUrl?: string;
  mail?: Partial<MailSettings>;
  visibleTo?: VisibleTo;
  /** Whether other instances may write to its files. */
  isShared?: boolean;
  /** What lies beside its daily backups. */
  backups?: MemoryStore;
  /** The initial data. The default is an empty site. */
  snapshot?: Snapshot;
};

/** A new site for each test: database and files in memory, and a clock that can be set. */
export async function createTestSite(options: TestSiteOptions = {}) {
  const tableTracker = new TableTracker();
  const database = await createTestDatabase<Schema & ContentTables>(tableTracker, options.snapshot?.database);
  const { db, locks } = database;
  let now = new Date('2026-11-21T09:30:00.000Z');
  const clock = () => now;
  const originals = createMemoryStore(options.snapshot?.originals, clock);
  const variants = createMemoryStore(options.snapshot?.variants, clock);
  const backups = createMemoryStore(options.backups?.files, clock);
  const transfers = createMemoryStore(options.snapshot?.transfers, clock);
  const begunTransfers: number[] = [];
  const logged: Logged[] = [];
  const log = createLog({ write: line => logged.push(JSON.parse(line)) });
  const timeZone = 'Europe/Sarajevo';
  let backupState: BackupState = { last: undefined, outcome: 'none' };
  const throttledKeys = new MemoryKeys(clock);
  const schedule = new Schedule({ db, clock, tracker: tableTracker, moments: contentMoments });
  const services: Services = {
    db,
    tableTracker,
    counts: new RowCounts(tableTracker),
    missingAddresses: new MissingAddresses({ db, clock, timeZone, log, tokenPaths }),
    schedule,
    contentTypes: contentTypesByName,
    contentListeners,
    correctionListeners,
    completions,
    visibleTo: options.visibleTo ?? createVisibility(schedule),
    media: new Media(
      { db, locks },
      { originals, variants, isShared: options.isShared ?? false },
      clock,
      tableTracker,
    ),
    mail: {
      ...readSettings({}).mail,
      ...options.mail,
      publicUrl: options.publicUrl ?? 'http://localhost:3000',
    },
    site: new SiteWords(db, tableTracker),
    auditTitles,
    personalTables,
    erasureList: new ErasureList(backups),
    hosting: hostingOf(readSettings({})),
    idempotencyKeys: new IdempotencyKeys(db, clock),
    transfers: { store: transfers, begin: id => begunTransfers.push(id) },
    leases: soleInstance,
    readiness: { isReady: true },
    throttledKeys,
    clock,
    timeZone,
    trashDays: 30,
    passwordLength: options.passwordLength ?? readSettings({}).passwordLength,
    log,
    backups: { state: async () => backupState },
    loginThrottle: options.isThrottled === false ? undefined : new LoginThrottle(throttledKeys),
    resetLimit: options.isThrottled === false ? undefined : new ResetLimit(throttledKeys),
    postLimit: options.isThrottled === false ? undefined : new PostLimit(readSettings({}), throttledKeys),
  };
  const app = createApp({
    services,
    settings: {
      publicUrl: options.publicUrl ?? 'http://localhost:3000',
      trustedProxies: options.trustedProxies ?? 0,
    },
  });
  const request = async (path: string, init?: RequestInit) =>
    app.request(`http://localhost:3000${path}`, init);

  return {
    db,
    services,
    originals,
    variants,
    backups,
    /** Which imports and exports it would do. */
    begunTransfers,
    request,
    logged,
    /** Calls the API and returns the parts of the response that tests check; of a file its bytes as text. */
    call: async <Body = unknown>(path: string, init?: RequestInit): Promise<Answer<Body>> => {
      const response = await request(`/api${path}`, init);
      const isJson = response.headers.get('content-type') === 'application/json';
      const body = (await (isJson ? response.json() : response.text())) as Body;
      return { status: response.status, body, headers: response.headers };
    },
    setClock: (instant: string) => {
      now = new Date(instant);
    },
    setBackupState: (state: BackupState) => {
      backupState = state;
    },
    /** Returns the header of a new session of the administrator or the editor, who is created if necessary. */
    signIn: async (role: Role = 'administrator') => {
      passwordHash ??= hashPassword(administrator.password);
      const { email } = role === 'administrator' ? administrator : editor;
      const user =
        (await findUserByEmail(db, email)) ?? (await insertUser(db, email, await passwordHash, now, role));
      return { Authorization: `Bearer ${await startSession(db, user.id, now)}` };
    },
    /** The present data, for further sites. */
    snapshot: async (): Promise<Snapshot> => ({
      database: await database.snapshot(),
      originals: new Map(originals.files),
      variants: new Map(variants.files),
      transfers: new Map(transfers.files),
    }),
    /** Every row of every table that is not made of others, and the names of all files, to compare states. */
    contents: async () => {
      const tables: Record<string, unknown[]> = {};
      for (const name of await namesOfTables(db))
        tables[name] = await db.selectFrom(name).selectAll().orderBy(sql`1, 2`).execute();
      return { tables, files: [...originals.files.keys(), ...variants.files.keys()].sort() };
    },
  };
}

/** Cached for the process: all sites have the tables of the migrations, and a catalogue is slow to read. */
let tableNames: Promise<(keyof Schema)[]> | undefined;

function namesOfTables(db: Kysely<Schema & ContentTables>): Promise<(keyof Schema)[]> {
  tableNames ??= db.introspection
    .getTables()
    .then(tables => tables.map(({ name }) => name as keyof Schema).filter(name => !isDerived(name)));
  return tableNames;
}

/** The same without what any call of an account notes: that its session is used, and that it visits the panel. */
export async function contentsButUse(site: Pick<TestSite, 'contents'>) {
  const { tables, files } = await site.contents();
  const users = (tables.users as object[]).map(user => ({ ...user, seen_at: null, last_visit_at: null }));
  return { files, tables: { ...tables, users, sessions: [] as unknown[] } };
}

export type Answer<Body> = { status: number; body: Body; headers: Headers };
type Logged = { level: string; event: string } & Record<string, unknown>;

export function json(body: unknown, method = 'POST'): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

export function multipart(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Encodes a form byte by byte, because `FormData` converts line ends to CR LF. */
export function rawMultipart(fields: Record<string, string | Uint8Array>, boundary = 'granica') {
  const parts = Object.entries(fields).flatMap(([name, value]) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value as Uint8Array),
    Buffer.from('\r\n'),
  ]);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
