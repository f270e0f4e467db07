import { statusTexts } from '#features/applications/texts/status.ts';
import { formatInstant } from '#shared/instants.ts';
import type { Language } from '#shared/language.ts';
import { bs } from './record-bs.ts';
import { en } from './record-en.ts';

/** A row of the record, by its columns. */
export type Entry = Readonly<Record<string, unknown>>;

export type RecordPart = keyof typeof bs.titles;

const texts: Readonly<Record<Language, typeof bs>> = { bs, en };

type Written = { language: Language; timeZone: string };

/** The lists of a record with their titles, empty ones too. */
export function partsOf(
  record: Readonly<Record<RecordPart, readonly Entry[]>>,
  language: Language,
): { name: RecordPart; title: string; entries: readonly Entry[] }[] {
  const { titles } = texts[language];
  return (Object.keys(titles) as RecordPart[]).map(name => ({
    name,
    title: titles[name],
    entries: record[name],
  }));
}

/** How much there is of what, such as `Prijave: 2, Pitanja: 1`. */
export function countsInWords(counts: Readonly<Record<string, number>>, language: Language): string {
  return Object.entries(texts[language].titles)
    .flatMap(([part, title]) => (counts[part] ? `${title}: ${counts[part]}` : []))
    .join(', ');
}

/** The fields of an entry that say something to people, in words. */
export function readable(entry: Entry, written: Written): { label: string; text: string }[] {
  return Object.entries(texts[written.language].labels).flatMap(([column, label]) => {
    const text = inWords(column, entry[column], written);
    return text ? [{ label, text }] : [];
  });
}

function inWords(column: string, value: unknown, written: Written): string {
  const { yes, no, languages, statuses } = texts[written.language];
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null) return ofObject(value as Entry, written);
  if (typeof value !== 'string') return '';
  if (column.endsWith('_at')) return formatInstant(new Date(value), written.timeZone, written.language);
  if (column === 'lang') return named(value, languages);
  if (column !== 'status') return value;
  return named(value, { ...statuses, ...labelsOf(statusTexts[written.language]) });
}

function labelsOf(statuses: Readonly<Record<string, { label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(statuses).map(([status, { label }]) => [status, label]));
}

function named(value: string, names: Readonly<Record<string, string>>): string {
  return names[value] ?? value;
}

/** An event is known by its title, replaced values each by its label. */
function ofObject(value: Entry, written: Written): string {
  if (typeof value.title === 'string') return value.title;
  return readable(value, written)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}
