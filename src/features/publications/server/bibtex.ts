import { publicItems, type Reader } from '#features/content/server/visibility/visibility.ts';
import type { Language } from '#shared/language.ts';
import { addressIn } from '#shared/page-versions.ts';
import { authorsOf, type Cited, citedAddress } from '../citation.ts';
import { publicationPaths } from '../paths.ts';
import { latexOf } from './latex.ts';

const languageNames: Record<Language, string> = { bs: 'bosnian', en: 'english' };

/** A publication as a BibTeX entry; undefined if there is none. */
export async function publicationBibtex(
  source: Pick<Reader, 'db' | 'visibleTo'>,
  id: number,
  publicUrl: string,
): Promise<string | undefined> {
  const row = await publicItems(source, 'publications')
    .select(['id', 'title', 'authors', 'year', 'issn', 'doi', 'url', 'lang'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && bibtexOf(row, publicUrl);
}

/** The kind of publication is not known, so it is `@misc`, which has every field. */
function bibtexOf({ id, lang, ...cited }: Cited & { id: number; lang: Language }, publicUrl: string): string {
  const page = publicUrl + addressIn({ lang, path: publicationPaths.item.href({ id }) });
  const fields: [name: string, value: string][] = [
    ['author', authorsOf(cited).map(bibtexName).join(' and ')],
    // In braces of its own, so that no style changes its capitals.
    ['title', `{${latexOf(cited.title)}}`],
    ['year', String(cited.year ?? '')],
    ['issn', cited.issn],
    ['doi', withoutMarkup(cited.doi)],
    ['url', withoutMarkup(citedAddress(cited, page))],
    ['language', languageNames[lang]],
  ];
  const given = fields.filter(([, value]) => value !== '');
  return `@misc{publication-${id},\n${given.map(([name, value]) => `  ${name} = {${value}},\n`).join('')}}\n`;
}

/** An address or DOI without what would end or change the field that it stands in. */
const withoutMarkup = (text: string) => text.replace(/[{}\\\s]/g, encodeURIComponent);

/** `Surname, Name` is that of a person; whatever else is kept together. */
function bibtexName(name: string): string {
  const text = latexOf(name);
  return name.split(',').length === 2 && !/\sand\s/i.test(name) ? text : `{${text}}`;
}
