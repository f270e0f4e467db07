import type { Kysely, Transaction } from 'kysely';
import type { AccountsTables } from '#features/accounts/server/tables.ts';
import type { MediaTables } from '#features/media/server/tables.ts';
import type { NewsTables } from '#features/news/server/tables.ts';

/** Every table of the site; each feature states its own. */
export type Schema = AccountsTables & MediaTables & NewsTables;
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
