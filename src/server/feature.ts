import type { Expression } from 'kysely';
import type * as z from 'zod/mini';
import type { Session } from '#features/accounts/server/sessions.ts';
import type { Authorship } from '#features/content/server/authorship.ts';
import type { Example } from '#features/content/server/starter.ts';
import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import type { MailTemplate } from '#features/mail/server/mail-template.ts';
import type { SubmissionKind } from '#features/submissions/server/submission-kind.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import type { Day } from '#shared/dates.ts';
import type { Language } from '#shared/language.ts';
import type { Path, TokenPath } from '#shared/paths.ts';
import type { Db, Tx } from './db/schema.ts';
import type { TrashableRows } from './db/trash-columns.ts';
import type { RetentionRule } from './erasure/retention-rule.ts';
import type { Feed } from './feeds/feed.ts';
import type { Handler } from './http/handler.ts';
import type { Completion, ContentListener, CorrectionListener, PersonalTable, Services } from './services.ts';

/** What, beside content, can be in the trash. */
export type TrashEntry = TrashableRows & {
  /** Its name in calls. */
  type: string;
  /** How people recognize a row. */
  title: Expression<string>;
  /** The title in the audit; without one its rows have none there, since their titles name people. */
  auditTitle?: Expression<string>;
  /** The text that the search looks through (`searchText`). */
  searchText: Expression<string>;
  /** The columns with the names of stored files. */
  files: readonly string[];
  /** Not counted among what goes with its parent (docs/contract.md#trash). */
  isUncounted?: true;
  response: z.core.$ZodType;
  /** Reads a row as its calls answer it. */
  find: (context: Services & { session: Session }, id: number) => Promise<unknown>;
  /** What else a restored row needs. */
  settle?: (context: Services & { db: Tx; session: Session }, id: number) => Promise<void>;
};

/** What, beside content, keeps its earlier versions. */
export type VersionedEntry = {
  /** Its name in calls. */
  type: string;
  /** Whether its rows tell of people, who are known by their e-mail addresses. */
  isPersonal?: true;
  /** Of what is named by a language: the id under which its versions are kept. */
  idOf?: (subject: { lang: Language }) => number;
  /** How the audit names it; without one it has no title there. */
  titleOf?: (subject: { lang: Language }) => string;
  /** Reads a row as it is stored; throws `not_found`. */
  find: (db: Db, id: number) => Promise<VersionedRow>;
  /** A row as accounts read it. */
  present: (row: VersionedRow) => { version: number };
  /** Gives the stored row what an earlier one had, as a new version; throws `validation` by the rules of today. */
  restore: (
    context: RestoreContext & { db: Tx },
    earlier: VersionedRow,
    authorship: Authorship,
  ) => Promise<void>;
};
export type RestoreContext = Pick<
  Services,
  'clock' | 'correctionListeners' | 'hosting' | 'mail' | 'site' | 'timeZone' | 'trashDays'
>;
export type VersionedRow = { id: number; version: number; updated_at: string | null } & Record<
  string,
  string | number | null
>;

/** A form of a public page, which is sent to the page's own address and needs no scripts. */
export type PageForm = {
  page: Pick<Path, 'pattern'>;
  /** Makes the calls that the form asks for; returns the address that tells the outcome, `#part` on the same page. */
  submit: (api: ApiClient, sent: SentForm) => Promise<string>;
};

type SentForm = {
  /** Of the page: the token or the id in its path; empty where it has none. */
  item: string;
  fields: Readonly<Record<string, string>>;
  /** For the one create that the form asks for: the same for a button that is pressed twice. */
  idempotencyKey: string;
};

/** Links under which pages are shown as they would be. */
export type PreviewLinks = {
  path: TokenPath;
  /** The page that a token shows; undefined if it shows none any more. */
  find: (services: Services, token: string) => Promise<PreviewedPage | undefined>;
  /** Whether such a page has a file, which may then be read without an account. */
  hasFile: (services: Pick<Services, 'db' | 'clock'>, name: string) => Promise<boolean>;
};

/** What a preview's page is rendered from. */
export type PreviewedPage = {
  /** Path and query of the page on which visitors will see the item. */
  address: string;
  /** The item's language; undefined if it has texts in both. */
  language: Language | undefined;
  /** Services by which that page reads the item as if it were public. */
  services: Services;
};

/** Finds where an address that has no page leads; undefined if it leads nowhere. */
export type MovedFinder = (services: Services, address: URL) => Promise<string | undefined>;

/** What a feature provides to the server; features.ts collects them. */
export type Feature = {
  /** The heading of its calls in the API's description. */
  name: string;
  content?: readonly ContentManifest[];
  /** Its calls other than those of its content types. */
  handlers?: readonly Handler[];
  /** Its public pages other than those of content, for the sitemap. */
  pages?: readonly { href: () => string }[];
  pageForms?: readonly PageForm[];
  /** The addresses of its pages and screens that only their links open: the log has them without the tokens. */
  tokenPaths?: readonly TokenPath[];
  previewLinks?: PreviewLinks;
  findMoved?: MovedFinder;
  /** What programs read of it. */
  feeds?: readonly Feed[];
  /** The forms of the public that may be spam. */
  submissionKinds?: readonly SubmissionKind[];
  /** The messages that it sends. */
  mailTemplates?: readonly MailTemplate[];
  trash?: readonly TrashEntry[];
  versioned?: readonly VersionedEntry[];
  /** What it keeps about people. */
  people?: readonly PersonalTable[];
  /** For how long. */
  retention?: readonly RetentionRule[];
  /** Does what follows from a change of content. */
  contentListener?: ContentListener;
  /** Does what follows from a correction of an application. */
  correctionListener?: CorrectionListener;
  /** By its tables the columns of instants at which something public changes by itself, beside those of content. */
  moments?: Readonly<Record<string, readonly string[]>>;
  /** The content of a new installation, oldest first. */
  examples?: (today: Day) => readonly Example[];
  /** Makes what it keeps of other rows true again, at a start and after an import. */
  complete?: Completion;
  /** Cleans up at the start and then every hour. */
  hourly?: (services: Services) => Promise<void>;
};
