import { createHash } from 'node:crypto';
import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import type { ContentRow, ContentType, IndexedColumn } from '#features/content/server/types/content-type.ts';
import type { IndexedWords } from '#server/db/full-text.ts';
import { type Language, languages } from '#shared/language.ts';
import { indexWords } from '#shared/text/query-words.ts';
import { onOneLine, plainTextOf } from './plain-text.ts';

/** Counts the ways in which entries are made of items. */
const edition = 2;

/** The mark of an entry whose item has none in the other language. */
export const loneMark = 'alone';

/** What of an item one of its entries is made of, beside its language. */
export type EntryTexts = { lang: Language; title: string; texts: string[] };

/** By what it is known whether entries of a type are made as they would be now. */
export function fingerprintOf({ type: { indexed, dateColumn }, names }: ContentManifest): string {
  const made = JSON.stringify([edition, indexed, dateColumn, names]);
  return createHash('sha256').update(made).digest('hex').slice(0, 12);
}

/** An item that has a language has one entry, another one for each language that it has a title in. */
export function entriesOf(type: ContentType, row: ContentRow): EntryTexts[] {
  if (type.hasLanguages) return [entryIn(row.lang as Language, type, row)];
  return languages.map(language => entryIn(language, type, row)).filter(({ title }) => title !== '');
}

/** The texts of an item for who reads in a language; those of another language stand at the end. */
export function entryIn(
  lang: Language,
  { indexed, hasLanguages, furtherTexts }: ContentType,
  row: ContentRow,
): EntryTexts {
  const isOwn = ({ language }: IndexedColumn) => hasLanguages || language === lang;
  const textOf = ({ column, isHtml }: IndexedColumn) => {
    const value = String(row[column] ?? '');
    return isHtml ? plainTextOf(value) : onOneLine(value);
  };
  const isTitle = (column: IndexedColumn) => column.part === 'title' && isOwn(column);
  const others = indexed.filter(column => !isTitle(column));
  const texts = [...others.filter(isOwn), ...others.filter(column => !isOwn(column))].map(textOf);
  return {
    lang,
    title: indexed.filter(isTitle).map(textOf).join(' '),
    texts: [...texts, ...(furtherTexts?.(row) ?? []).map(onOneLine)].filter(Boolean),
  };
}

/** The words of an entry; the name of its type is one of its texts. */
export function wordsOf(
  { type, names }: ContentManifest,
  { lang, title, texts }: EntryTexts,
  isAlone: boolean,
): IndexedWords {
  return {
    title: indexWords(title),
    text: indexWords([names[lang], ...texts].join('\n')),
    marks: [type.name, lang, ...(isAlone ? [loneMark] : [])],
  };
}

const dayInMs = 24 * 60 * 60 * 1_000;
const daysBefore1970 = 719_528;
/** So many entries of one day have a place in the order. */
const entriesOfDay = 10_000_000;

/**
 * The ids of the entries of the day of an item, which is known by a day, an instant or a year. Entries are in the order
 * of their days by their ids, so that the index is read in that order and no further than a page needs.
 */
export function idsOfDay(date: string): { from: number; to: number } {
  const day = /^\d{1,4}$/.test(date) ? `${date.padStart(4, '0')}-07-01` : date.slice(0, 10);
  const from = (Math.floor((Date.parse(day) || 0) / dayInMs) + daysBefore1970) * entriesOfDay;
  return { from, to: from + entriesOfDay - 1 };
}
