import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { defaultLanguage, type Language, languageOfTag } from '#shared/language.ts';

export type Encoding = 'br' | 'gzip';
/** By preference. */
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** A cache, because browsers send one of a few values with every request. */
const encodingOf = new LRUCache<string, { encoding: Encoding | undefined }>({
  max: 100,
  memoMethod: header => {
    const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...encodings]);
    return { encoding: encodings.find(encoding => accepted.includes(encoding)) };
  },
});

/** The preferred encoding that `Accept-Encoding` allows (RFC 9110, 12.5.3); undefined if there is none. */
export function acceptedEncoding(header: string | null | undefined): Encoding | undefined {
  return header ? encodingOf.memo(header).encoding : undefined;
}

const languageOf = new LRUCache<string, { language: Language | undefined }>({
  max: 100,
  memoMethod: header => {
    const tags = new Negotiator({ headers: { 'accept-language': header } }).languages();
    return { language: tags.map(languageOfTag).find(language => language !== undefined) };
  },
});

/** The best match of an `Accept-Language` header (RFC 9110, 12.5.4); undefined where it names none of the languages. */
export function namedLanguage(header: string | null | undefined): Language | undefined {
  return header ? languageOf.memo(header).language : undefined;
}

/** The same, otherwise the default. */
export function acceptedLanguage(header: string | null | undefined): Language {
  return namedLanguage(header) ?? defaultLanguage;
}
