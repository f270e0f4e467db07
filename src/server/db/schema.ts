import type { Kysely, Transaction } from 'kysely';
import type { AccountsTables } from '#features/accounts/server/tables.ts';
import type { ApplicationsTables } from '#features/applications/server/tables.ts';
import type { CertificatesTables } from '#features/certificates/server/tables.ts';
import type { TextImageTables } from '#features/content/server/html/text-image-tables.ts';
import type { VersionTables } from '#features/content/server/version-tables.ts';
import type { ItemFileTables } from '#features/files/server/tables.ts';
import type { GalleryTables } from '#features/gallery/server/tables.ts';
import type { MailTables } from '#features/mail/server/tables.ts';
import type { MediaTables } from '#features/media/server/tables.ts';
import type { MembersTables } from '#features/members/server/tables.ts';
import type { MenuTables } from '#features/menu/server/tables.ts';
import type { ImportTables } from '#features/moving/server/tables.ts';
import type { PagesTables } from '#features/pages/server/tables.ts';
import type { PreviewTables } from '#features/previews/server/tables.ts';
import type { PrivacyTables } from '#features/privacy/server/tables.ts';
import type { QuestionsTables } from '#features/questions/server/tables.ts';
import type { RedirectsTables } from '#features/redirects/server/tables.ts';
import type { SearchTables } from '#features/search/server/tables.ts';
import type { SiteTables } from '#features/site/server/tables.ts';
import type { SpamTables } from '#features/submissions/server/spam/tables.ts';
import type { AuditTables } from '../audit/tables.ts';
import type { ErasureTables } from '../erasure/tables.ts';
import type { IdempotencyTables } from '../idempotency/tables.ts';
import type { LeaseTables } from '../leases/tables.ts';
import type { RateLimitTables } from '../rate-limit/tables.ts';

/** All tables except those of content, which only the content feature reads (`ContentTables`). */
export type Schema = AccountsTables &
  ApplicationsTables &
  AuditTables &
  CertificatesTables &
  ErasureTables &
  GalleryTables &
  IdempotencyTables &
  ImportTables &
  ItemFileTables &
  LeaseTables &
  MailTables &
  MediaTables &
  MembersTables &
  MenuTables &
  RedirectsTables &
  PagesTables &
  PreviewTables &
  PrivacyTables &
  QuestionsTables &
  RateLimitTables &
  SearchTables &
  SiteTables &
  SpamTables &
  TextImageTables &
  VersionTables;

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
