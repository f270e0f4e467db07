import { defaultLanguage, type Language, languageOfTag, languageParameter, languages } from './language.ts';

/** A page in one language. The path is relative to the site and may have a query. */
export type PageVersion = { lang: Language; path: string };

/** The address of a page in a language, relative to the site. Bosnian ones carry nothing. */
export function addressIn({ lang, path }: PageVersion): string {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return pathname + searchIn(lang, search) + hash;
}

/** The query of an address in a language, with its question mark if there is anything. */
export function searchIn(lang: Language, search: string): string {
  const query = new URLSearchParams(search);
  if (lang !== defaultLanguage) query.set(languageParameter, lang);
  else if (query.has(languageParameter)) query.delete(languageParameter);
  else return search;
  return query.size > 0 ? `?${query}` : '';
}

/** Of a page that has no item: the same address in every language. */
export function versionsOfPage(path: string): [PageVersion, ...PageVersion[]] {
  const [first, ...others] = languages;
  return [{ lang: first, path }, ...others.map(lang => ({ lang, path }))];
}

/** Whether a language was chosen earlier that the address does not say. */
export function lacksLanguage(query: URLSearchParams, chosen: Language): boolean {
  return chosen !== defaultLanguage && languageOfTag(query.get(languageParameter)) === undefined;
}

/** What an item's page is addressed by: its id, or a slug where its type has them. */
export type AddressedItem = { id: number; slug?: string | undefined };
type Written = AddressedItem & { lang: Language };
type Paired = Written & { translation: Written | null };

/** Of an item's page: its own, and that of its counterpart if there is one. */
export function versionsOfItem(
  item: Paired,
  pathOf: (item: AddressedItem) => string,
): [PageVersion, ...PageVersion[]] {
  const versionOf = (written: Written) => ({ lang: written.lang, path: pathOf(written) });
  return [versionOf(item), ...(item.translation ? [versionOf(item.translation)] : [])];
}

/** What `hreflang` says of a page's versions: nothing where there is one only. */
export function alternatesOf(versions: readonly PageVersion[]): [hreflang: string, address: string][] {
  if (versions.length < languages.length) return [];
  const ofLanguages = versions
    .toSorted((one, other) => languages.indexOf(one.lang) - languages.indexOf(other.lang))
    .map((version): [string, string] => [version.lang, addressIn(version)]);
  return [
    ...ofLanguages,
    ...ofLanguages.slice(0, 1).map(([, address]): [string, string] => ['x-default', address]),
  ];
}
