import * as z from 'zod/mini';
import { type Field, isFile, responseName } from '#features/content/fields.ts';
import type { ContentType } from '#features/content/server/types/content-type.ts';
import { parseWebAddress, withScheme } from '#shared/addresses/web-address.ts';
import { isDay } from '#shared/dates.ts';
import { defaultLanguage, type Language } from '#shared/language.ts';
import { searchText } from '#shared/text/search.ts';
import { limits } from '#shared/validation.ts';
import type { Said } from '../../texts/reasons.ts';
import { type OldItem, saidBy } from './old-item.ts';
import { formattingOf, plainText } from './plain-text.ts';

type Form = Record<string, string | number | boolean | null>;

/** An item of the old site as the forms of this one would send it; `files` are addresses by the form's names. */
export type ReadForm = { form: Form; files: Record<string, string>; notes: Said[] };

/** By names of fields, those under which other sites of the kind say the same. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  content: ['details'],
  details: ['content'],
  startedAt: ['date'],
  image: ['image_url'],
  pdf: ['pdf'],
  cover_image: ['cover'],
};

/** What categories are called in English. */
const synonyms: Readonly<Record<string, string>> = {
  news: 'Vijesti',
  events: 'Događaji',
  announcements: 'Obavijesti',
};

/** A form with a value for each field: what the old site does not say, or says wrongly, is noted where it matters. */
export function readForm({ fields }: ContentType, item: OldItem): ReadForm {
  const form: Form = {};
  const files: Record<string, string> = {};
  const notes: Said[] = [];
  for (const [name, field] of Object.entries<Field>(fields)) {
    const said = saidBy(item, name, responseName(name, field), ...(otherNames[name] ?? []));
    if (isFile(field)) {
      if (said) files[name] = said;
      continue;
    }
    const value = readValue(field, said);
    const shown = responseName(name, field);
    if (value === undefined && said)
      notes.push({ reason: 'unreadable', values: { field: shown, said: said.slice(0, 60) } });
    form[name] = value ?? emptyOf(field);
    if (said && value !== undefined && longestOf(field)) notes.push(...notesOfPlain(field, shown, said));
  }
  if (saidBy(item, 'status') === 'draft') form.status = 'draft';
  completeDays(fields, form, notes);
  completeTitle(form, notes);
  return { form, files, notes };
}

function longestOf({ kind }: Field): number | undefined {
  if (kind === 'line') return limits.line;
  return kind === 'text' ? limits.text : undefined;
}

/** What a plain text loses. */
function notesOfPlain(field: Field, shown: string, said: string): Said[] {
  const lost = formattingOf(said).join(', ');
  const isCut = [...plainText(said)].length > (longestOf(field) ?? 0);
  return [
    ...(lost ? [{ reason: 'lostFormatting', values: { field: shown, lost } } as const] : []),
    ...(isCut ? [{ reason: 'cut', values: { field: shown } } as const] : []),
  ];
}

/** Undefined where nothing is said, or nothing that can be read. */
function readValue(field: Field, said: string | undefined): string | number | boolean | undefined {
  if (said === undefined) return undefined;
  const readers: Partial<Record<Field['kind'], () => string | number | boolean | undefined>> = {
    line: () => [...plainText(said).replace(/\s+/g, ' ')].slice(0, limits.line).join(''),
    text: () => [...plainText(said)].slice(0, limits.text).join(''),
    html: () => said,
    url: () => readLink(said),
    link: () => readLink(said),
    choice: () => readChoice(field.values ?? [], said),
    language: () => readLanguage(said),
    day: () => readDay(said),
    time: () => readTime(said),
    flag: () => isYes(said),
    boolean: () => isYes(said),
    instant: () => readInstant(said),
  };
  if (field.kind in readers) return readers[field.kind]?.();
  // A reference means something else here, and what is shown of a picture is nothing that an old site says.
  if (field.kind === 'event' || field.kind === 'focus') return undefined;
  const parsed = z.safeParse(field.input, said);
  return parsed.success && parsed.data !== null ? (parsed.data as string | number) : undefined;
}

function emptyOf(field: Field): string | number | boolean | null {
  if (field.default !== undefined) return field.default;
  if (field.kind === 'choice') return field.values?.[0] ?? '';
  if (field.kind === 'time') return '09:00';
  if (field.kind === 'count' || field.kind === 'whole') return field.minimum ?? 0;
  return field.kind === 'flag' || field.kind === 'boolean' ? field.kind === 'flag' : '';
}

const isYes = (said: string) => /^(true|1|on|yes|da)$/i.test(said);

/** People leave the scheme out; a host has a dot, unlike other words. */
function readLink(said: string): string | undefined {
  const link = withScheme(said);
  const isMeant = link === said || /^[^\s/]+\.[^\s/]/.test(said);
  return isMeant && parseWebAddress(link) ? link : undefined;
}

const folded = (text: string) => searchText(text).split('\n')[0];

function readChoice(values: readonly string[], said: string): string | undefined {
  const meant = synonyms[said.toLowerCase()] ?? said;
  return values.find(value => folded(value) === folded(meant));
}

/** What the browsers of the region call the language of the site counts as it. */
export function readLanguage(said: string): Language | undefined {
  if (/^(bs|ba|hr|sr|sh|cnr|bos)\b/i.test(said)) return 'bs';
  return /^en/i.test(said) ? 'en' : undefined;
}

/** `2025-03-09`, with a time too, or `9.3.2025.`. */
function readDay(said: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:\D|$)/.exec(said) ?? [];
  const [, d = '', m = '', y = ''] = /^(\d{1,2})[./]\s*(\d{1,2})[./]\s*(\d{4})/.exec(said) ?? [];
  const read = [year || y, (month || m).padStart(2, '0'), (day || d).padStart(2, '0')].join('-');
  return isDay(read) ? read : undefined;
}

function readTime(said: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d{2})/.exec(said) ?? [];
  return hours && Number(hours) < 24 && Number(minutes) < 60
    ? `${hours.padStart(2, '0')}:${minutes}`
    : undefined;
}

/** An instant as the site keeps it; a time without a zone is one of UTC. */
export function readInstant(said: string): string | undefined {
  const text = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(said)
    ? `${said.replace(' ', 'T')}Z`
    : said;
  const instant = new Date(/^\d{4}-\d\d-\d\d/.test(text) ? text : Number.NaN);
  const year = instant.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? instant.toISOString() : undefined;
}

/** Days that cannot be: another one stands for it; without any the item waits as a draft for whoever knows it. */
function completeDays(fields: ContentType['fields'], form: Form, notes: Said[]): void {
  const days = Object.entries<Field>(fields).filter(([, { kind }]) => kind === 'day');
  const known = days.map(([name]) => form[name]).find(Boolean);
  for (const [name, field] of days) {
    if (form[name]) continue;
    form[name] = known ?? '1970-01-01';
    const values = { field: responseName(name, field) };
    notes.push(
      known
        ? { reason: 'dayReplaced', values: { ...values, day: String(known) } }
        : { reason: 'dayMissing', values },
    );
    if (!known) form.status = 'draft';
  }
  for (const [name, field] of days) {
    const first = field.notBefore && form[field.notBefore];
    if (!first || String(form[name]) >= String(first)) continue;
    const day = String(form[name]);
    notes.push({
      reason: 'dayOrder',
      values: { field: responseName(name, field), day, first: String(first) },
    });
    form[name] = first;
  }
}

function completeTitle(form: Form, notes: Said[]): void {
  if (form.title) return;
  form.title = (form.lang ?? defaultLanguage) === 'en' ? '(untitled)' : '(bez naslova)';
  form.status = 'draft';
  notes.push({ reason: 'titleMissing' });
}
