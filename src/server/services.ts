import type { RawBuilder, SqlBool } from 'kysely';
import type { LoginThrottle } from '#features/accounts/server/login/login-throttle.ts';
import type { ResetLimit } from '#features/accounts/server/passwords/reset-limit.ts';
import type { ContentTable } from '#features/content/server/tables.ts';
import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import type { Schedule } from '#features/content/server/visibility/schedule.ts';
import type { VisibleTo } from '#features/content/server/visibility/visibility.ts';
import type { MailSettings } from '#features/mail/server/mail-settings.ts';
import type { Media } from '#features/media/server/media.ts';
import type { Transfers } from '#features/moving/server/transfers/begun-transfers.ts';
import type { MissingAddresses } from '#features/redirects/server/missing-addresses.ts';
import type { SiteWords } from '#features/site/server/words.ts';
import type { PostLimit } from '#features/submissions/server/post-limit.ts';
import type { AuditTitles } from './audit/entries.ts';
import type { BackupState } from './backup/daily-backups.ts';
import type { Db, Tx } from './db/schema.ts';
import type { RowCounts } from './db/tracking/row-counts.ts';
import type { TableTracker } from './db/tracking/table-tracker.ts';
import type { ErasureList } from './erasure/erasure-list.ts';
import type { Hosting } from './hosting.ts';
import type { IdempotencyKeys } from './idempotency/idempotency-keys.ts';
import type { Leases } from './leases/leases.ts';
import type { Log } from './logging/log.ts';
import type { KeyStore } from './rate-limit/key-store.ts';

/** The dependencies of calls. `openServices` creates them (start.ts), for tests `createTestSite`. */
export type Services = {
  db: Db;
  tableTracker: TableTracker;
  counts: RowCounts;
  media: Media;
  /** How e-mail is sent, and where its links lead. */
  mail: MailSettings & { publicUrl: string };
  /** The association's own words. */
  site: SiteWords;
  visibleTo: VisibleTo;
  /** When scheduled items become public. */
  schedule: Schedule;
  /** The types of content by the names by which calls for all types ask for them. */
  contentTypes: ReadonlyMap<string, ContentManifest>;
  missingAddresses: MissingAddresses;
  /** What follows from changes of content. */
  contentListeners: readonly ContentListener[];
  /** What follows from corrections of applications. */
  correctionListeners: readonly CorrectionListener[];
  /** What makes derived rows true again. */
  completions: readonly Completion[];
  auditTitles: AuditTitles;
  /** The tables with what is kept about people. */
  personalTables: readonly PersonalTable[];
  erasureList: ErasureList;
  /** Where the site's data lie, for the privacy notice. */
  hosting: Hosting;
  idempotencyKeys: IdempotencyKeys;
  clock: () => Date;
  /** The time zone of 'today'. */
  timeZone: string;
  log: Log;
  /** How long deleted things stay in the trash. */
  trashDays: number;
  /** False from when the site is told to stop: a balancer sends its calls to other instances. */
  readiness: { isReady: boolean };
  backups: { state(): Promise<BackupState> };
  /** Imports and exports of the panel. */
  transfers: Transfers;
  /** Of background work. */
  leases: Leases;
  /** The keys of the limits below. */
  throttledKeys: KeyStore;
  /** The fewest characters that a new password may have. */
  passwordLength: number;
  /** This and the limits below are undefined if rate limits are off. */
  loginThrottle: LoginThrottle | undefined;
  /** The limit for requests for a new password. */
  resetLimit: ResetLimit | undefined;
  /** The limit for messages and applications. */
  postLimit: PostLimit | undefined;
};

/** Makes what a feature keeps of other rows true again: after a migration, a restore, an import. */
export type Completion = (services: Services) => Promise<void>;

/** Does what follows when an application was corrected, in the same transaction. */
export type CorrectionListener = (
  tx: Tx,
  services: Pick<Services, 'clock'>,
  application: { id: number; first_name: string; last_name: string },
) => Promise<void>;

/** A row as it is stored. */
export type PersonalRow = Readonly<Record<string, string | number | null>> & { id: number };

/** A table with what is kept about people, who are known by their e-mail addresses. */
export type PersonalTable = {
  /** Under which its rows stand in the record of a person. */
  name: string;
  table: string;
  /** The name in calls of what its rows are; versions and messages refer to them by it. */
  type?: string;
  /** How its rows say whose they are. Without it they belong to those of other tables. */
  person?: {
    columns: readonly string[];
    /** The column that a search looks through (`searchText`). */
    searchText?: string;
    where?: RawBuilder<SqlBool>;
    /** No address: the row is nobody's. */
    of: (row: PersonalRow) => { email: string | undefined; name: string };
  };
  /** The column with the id of the row that a row belongs to, of one type or of that which another column names. */
  belongs?: { id: string; to: string } | { id: string; type: string };
  /** A row as it stands in the record of the person. */
  present: (services: Services, row: PersonalRow) => Promise<object> | object;
  /** Does what follows when rows were erased, in the same transaction. */
  settle?: (
    tx: Tx,
    services: Pick<Services, 'clock' | 'mail' | 'site' | 'timeZone' | 'visibleTo'>,
    rows: readonly PersonalRow[],
  ) => Promise<void>;
};

export type ListenerContext = Pick<
  Services,
  'clock' | 'mail' | 'site' | 'timeZone' | 'visibleTo' | 'contentTypes' | 'contentListeners'
>;

/** Does what follows when items of a table were created, changed, paired, deleted or restored, in the same transaction. */
export type ContentListener = (
  tx: Tx,
  services: ListenerContext,
  change: { table: ContentTable; ids: readonly number[]; update?: ContentUpdate },
) => Promise<void>;

/** The item that a form updated: as it was stored before and is now, by its columns, and what was sent. */
export type ContentUpdate = {
  id: number;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  form: Readonly<Record<string, unknown>>;
};
