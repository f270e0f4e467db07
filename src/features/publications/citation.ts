import { isWebAddress } from '#shared/addresses/web-address.ts';

export type Cited = {
  title: string;
  /** Divided by semicolons. */
  authors: string;
  year: number | null;
  issn: string;
  doi: string;
  url: string;
};

export function authorsOf({ authors }: Pick<Cited, 'authors'>): string[] {
  return authors.split(';').flatMap(name => name.replace(/\s+/g, ' ').trim() || []);
}

export const doiAddress = (doi: string) =>
  `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`;

/** Where it is found: by its DOI, its own address, or its page on the site. */
export function citedAddress({ doi, url }: Cited, page: string): string {
  if (doi) return doiAddress(doi);
  return isWebAddress(url) ? url : page;
}

/** A citation, in the parts before and after the title: authors (year). Title. ISSN. Address. Without authors the title is first. */
export function citationOf(cited: Cited, page: string): { before: string; title: string; after: string } {
  const { year, issn } = cited;
  const title = cited.title.trim();
  const authors = authorsOf(cited).join('; ');
  const inYear = year === null ? '' : ` (${year})`;
  const rest = [issn && `ISSN ${issn}.`, citedAddress(cited, page)].filter(Boolean).join(' ');
  return {
    before: authors && `${ended(authors + inYear)} `,
    title,
    after: `${ended(authors ? title : title + inYear).slice(title.length)} ${rest}`,
  };
}

function ended(sentence: string): string {
  return /[.?!…]$/.test(sentence) ? sentence : `${sentence}.`;
}
