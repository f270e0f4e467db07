import type { Kysely, Transaction } from 'kysely';
import type { AccountsTables } from '#features/accounts/server/tables.ts';
import type { ApplicationsTables } from '#features/applications/server/tables.ts';
import type { EducationTables } from '#features/education/server/tables.ts';
import type { EventsTables } from '#features/events/server/tables.ts';
import type { GalleryTables } from '#features/gallery/server/tables.ts';
import type { MediaTables } from '#features/media/server/tables.ts';
import type { MembersTables } from '#features/members/server/tables.ts';
import type { NewsTables } from '#features/news/server/tables.ts';
import type { PublicationsTables } from '#features/publications/server/tables.ts';
import type { QuestionsTables } from '#features/questions/server/tables.ts';
import type { SpamTables } from '#features/submissions/server/spam/tables.ts';
import type { IdempotencyTables } from '../idempotency/tables.ts';

/** Every table of the site; each feature states its own. */
export type Schema = AccountsTables &
  ApplicationsTables &
  EducationTables &
  EventsTables &
  GalleryTables &
  IdempotencyTables &
  MediaTables &
  MembersTables &
  NewsTables &
  PublicationsTables &
  QuestionsTables &
  SpamTables;

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
