import type { LoginThrottle } from '#features/accounts/server/login-throttle.ts';
import type { Media } from '#features/media/server/media.ts';
import type { BackupState } from './backup/daily-backups.ts';
import type { Db } from './db/schema.ts';
import type { TableUse } from './db/table-use.ts';
import type { Log } from './log.ts';
import type { RateLimit } from './rate-limit.ts';

/** What the calls work with. Only main.ts, the commands and the tests make one. */
export type Services = {
  db: Db;
  /** What of the database is read and changed. */
  tableUse: TableUse;
  media: Media;
  clock: () => Date;
  /** Whose calendar day 'today' is. */
  timeZone: string;
  log: Log;
  /** Those that the site makes of itself every day. */
  backups: { state(): Promise<BackupState> };
  /** Undefined where throttling is switched off. */
  loginThrottle: LoginThrottle | undefined;
  /** Of messages and applications, by address. */
  postLimit: RateLimit | undefined;
};
