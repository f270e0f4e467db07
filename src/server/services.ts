import type { LoginThrottle } from '#features/accounts/server/login-throttle.ts';
import type { ContentManifest } from '#features/content/server/content-manifest.ts';
import type { Schedule } from '#features/content/server/schedule.ts';
import type { ContentTable } from '#features/content/server/tables.ts';
import type { VisibleTo } from '#features/content/server/visibility.ts';
import type { MailSettings } from '#features/mail/server/mail-settings.ts';
import type { Media } from '#features/media/server/media.ts';
import type { PostLimit } from '#features/submissions/server/post-limit.ts';
import type { Association } from '#shared/association.ts';
import type { BackupState } from './backup/daily-backups.ts';
import type { RowCounts } from './db/row-counts.ts';
import type { Db, Tx } from './db/schema.ts';
import type { TableTracker } from './db/table-tracker.ts';
import type { IdempotencyKeys } from './idempotency/idempotency-keys.ts';
import type { Leases } from './leases/leases.ts';
import type { Log } from './logging/log.ts';
import type { KeyStore } from './rate-limit/key-store.ts';

/** The dependencies of calls. Only main.ts, the commands and the tests create them. */
export type Services = {
  db: Db;
  tableTracker: TableTracker;
  counts: RowCounts;
  media: Media;
  /** How e-mail is sent, by whom, and where its links lead. */
  mail: MailSettings & { publicUrl: string; association: Association };
  visibleTo: VisibleTo;
  /** When scheduled items become public. */
  schedule: Schedule;
  /** The types of content by the names by which calls for all types ask for them. */
  contentTypes: ReadonlyMap<string, ContentManifest>;
  /** What follows from changes of content. */
  contentListeners: readonly ContentListener[];
  /** What follows from corrections of applications. */
  correctionListeners: readonly CorrectionListener[];
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
  /** Of background work. */
  leases: Leases;
  /** The keys of the limits below. */
  throttledKeys: KeyStore;
  /** Undefined if rate limits are off. */
  loginThrottle: LoginThrottle | undefined;
  /** The limit for messages and applications. */
  postLimit: PostLimit | undefined;
};

/** Does what follows when an application was corrected, in the same transaction. */
export type CorrectionListener = (
  tx: Tx,
  services: Pick<Services, 'clock'>,
  application: { id: number; first_name: string; last_name: string },
) => Promise<void>;

export type ListenerContext = Pick<
  Services,
  'clock' | 'mail' | 'timeZone' | 'visibleTo' | 'contentListeners'
>;

/** Does what follows when items of a table were changed, paired, deleted or restored, in the same transaction. */
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
