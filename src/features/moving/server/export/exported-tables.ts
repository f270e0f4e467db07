import * as z from 'zod/mini';
import { applicationStatuses } from '#features/applications/status.ts';
import { parentColumns } from '#features/content/server/parent-columns.ts';
import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import type { ContentType } from '#features/content/server/types/content-type.ts';
import { itemFileKinds } from '#features/files/kinds.ts';
import { membershipTypes } from '#features/members/membership-types.ts';
import { memberStatuses } from '#features/members/status.ts';
import { withFreeSlug } from '#features/pages/server/addresses.ts';
import { questionStatuses } from '#features/questions/status.ts';
import { isRedirectable, isTarget } from '#features/redirects/addresses.ts';
import { checkedWords } from '#features/site/server/kept-words.ts';
import type { Tx } from '#server/db/schema.ts';
import { languages } from '#shared/language.ts';

/** A table as an export has it. */
export type ExportedTable = {
  name: string;
  /** The column with the number of a row, which may have to become another one; by default `id`, null where there is none. */
  key?: string | null;
  /** Columns that say, beside the number, that a row is the same one; by default when it was made. */
  sameBy?: readonly string[];
  /** Columns that are nobody else's business: what opens something. */
  omitted?: readonly string[];
  /** Columns with the number of a row of another table that no foreign key names; of a function by the row. */
  refersTo?: Readonly<Record<string, string | ((row: Row) => string | undefined)>>;
  /** A new row so that nothing of it is in the way of others here. */
  settle?: (tx: Tx, row: Row) => Promise<Row>;
  /** What some columns may hold, beside what is checked everywhere. */
  values?: Readonly<Record<string, ValueRule>>;
};

export type Row = Readonly<Record<string, string | number | null>>;
export type ValueRule = z.core.$ZodType<Row[string]>;

const language = z.enum(languages);
const status = z.enum(['draft', 'published']);
const person = { membership_type: z.enum(membershipTypes), email: z.string().check(z.minLength(1)) };

/** The association's own words as they are stored; their HTML is sanitized. */
const siteWords: ValueRule = z.pipe(
  z.string().check(z.refine(text => checkedWords(text) !== undefined)),
  z.transform((text: string) => checkedWords(text) ?? ''),
);

/** What else is known of tables of content. */
const ofContent: Readonly<Record<string, Pick<ExportedTable, 'settle' | 'values'>>> = {
  events: {
    values: { kind: z.enum(['workshop', 'symposium', 'congress']) },
  },
  pages: { settle: withFreeSlug },
};

/** By the names that calls have for them, where other things than content lie. */
const tablesOfOthers = {
  image: 'images',
  file: 'item_files',
  application: 'applications',
  question: 'questions',
  member: 'members',
};

/** What an export has, each table after those that it refers to. */
export function listExportedTables(contentTypes: readonly ContentManifest[]): ExportedTable[] {
  const types = contentTypes.map(({ type }) => type);
  const tables = new Map(types.map(type => [type.table, type]));
  const tablesOfTypes: Readonly<Record<string, string>> = {
    ...tablesOfOthers,
    ...Object.fromEntries(types.map(({ name, table }) => [name, table])),
  };
  const refersTo = { item_id: ({ type }: Row) => tablesOfTypes[String(type)] };
  return [
    { name: 'files', key: null },
    // Those that can be about an event come after the events.
    ...[...tables.values()].sort((a, b) => Number(!!a.eventColumn) - Number(!!b.eventColumn)).map(tableOf),
    ...otherTables,
    { name: 'versions', refersTo, sameBy: ['type', 'item_id', 'version'] },
    { name: 'version_files', key: null },
    { name: 'imported_items', key: null, refersTo },
  ];
}

function tableOf({ table, eventColumn, hasLanguages }: ContentType): ExportedTable {
  const { values, ...rest } = ofContent[table] ?? {};
  return {
    name: table,
    ...(eventColumn && { refersTo: { [eventColumn]: 'events' } }),
    values: { ...(hasLanguages && { lang: language }), status, ...values },
    ...rest,
  };
}

const otherTables: readonly ExportedTable[] = [
  { name: 'former_slugs', sameBy: ['lang', 'slug'], values: { lang: language } },
  { name: 'images' },
  { name: 'item_files', values: { lang: language, kind: z.enum(itemFileKinds) } },
  { name: 'text_images', sameBy: ['file', ...Object.values(parentColumns)] },
  { name: 'notice_versions', key: 'version', sameBy: ['bs', 'en'] },
  {
    name: 'applications',
    omitted: ['token_hash'],
    refersTo: { made_for: 'events', notice_version: 'notice_versions' },
    values: { ...person, lang: language, status: z.enum(applicationStatuses) },
  },
  { name: 'application_statistics', key: null, refersTo: { event: 'events' } },
  { name: 'questions', values: { lang: language, status: z.enum(questionStatuses) } },
  {
    name: 'members',
    refersTo: { notice_version: 'notice_versions' },
    values: { ...person, lang: language, status: z.enum(memberStatuses) },
  },
  { name: 'certificate_numbers', key: null },
  { name: 'certificates', sameBy: ['number'] },
  { name: 'site_texts', key: null, values: { lang: language, words: siteWords } },
  { name: 'site_files', key: null },
  { name: 'mail_templates', key: null, values: { lang: language } },
  { name: 'retention', key: null },
  { name: 'menu', key: null },
  {
    name: 'redirects',
    sameBy: ['from_path'],
    values: {
      from_path: z.string().check(z.refine(isRedirectable)),
      target: z.string().check(z.refine(isTarget)),
    },
  },
];

/** What stays at home: accounts and all that opens something, and the site's own bookkeeping. */
export const keptTables: ReadonlySet<string> = new Set([
  'users',
  'sessions',
  'user_devices',
  'user_links',
  'two_factors',
  'two_factor_steps',
  'recovery_codes',
  'previews',
  // The messages hold the applicants' keys.
  'mails',
  'mail_notices',
  'audit_entries',
  'audit_removals',
  'erasures',
  'idempotency_keys',
  'suspects',
  'transfers',
  'uploaded_text_images',
  'missing_addresses',
]);
