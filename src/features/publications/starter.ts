import type { Example } from '#features/content/server/starter.ts';
import type { Day } from '#shared/dates.ts';
import { languages } from '#shared/language.ts';
import type { PublicationInput } from './contract.ts';
import { publicationContent } from './server/content.ts';
import { bs } from './starter/bs.ts';
import { en } from './starter/en.ts';

type Citation = Partial<Pick<PublicationInput, 'authors' | 'issn' | 'doi'>>;
/** The year of the first start minus `yearsAgo`. */
type StarterPublication = Pick<PublicationInput, 'title' | 'description' | 'url' | 'lang'> & {
  yearsAgo: number;
} & Citation;

const bulletin = { authors: 'Uredništvo Biltena', issn: '1234-5679' };

const publications: ({ text: keyof typeof bs; page: string; yearsAgo: number } & Citation)[] = [
  {
    text: 'enzymeAssays',
    page: 'enzyme-assays',
    yearsAgo: 6,
    authors: 'Begić, Lejla; Kovač, Amra',
    doi: '10.5555/ubmb.2020.1',
  },
  { text: 'labManual', page: 'laboratory-manual', yearsAgo: 5, authors: 'Hadžić, Senad' },
  { text: 'abstracts', page: 'abstracts', yearsAgo: 5, issn: '1234-5679' },
  { text: 'bulletinMethods', page: 'bulletin-methods', yearsAgo: 4, ...bulletin },
  { text: 'safetyPosters', page: 'safety-posters', yearsAgo: 4 },
  {
    text: 'dataGuide',
    page: 'research-data',
    yearsAgo: 3,
    authors: 'Đurić, Nikola; Šarić, Ivana',
    doi: '10.5555/ubmb.2023.4',
  },
  { text: 'schoolExperiments', page: 'school-experiments', yearsAgo: 3, authors: 'Sekcija za nastavu' },
  {
    text: 'pcrReporting',
    page: 'quantitative-pcr',
    yearsAgo: 2,
    authors: 'Kovač, Amra; Džafić, Emir; Čaušić, Nejra',
    doi: '10.5555/ubmb.2024.2',
  },
  { text: 'glossary', page: 'glossary', yearsAgo: 1, authors: 'Žilić, Marija' },
  { text: 'contestTasks', page: 'competition-tasks', yearsAgo: 1 },
  { text: 'bulletinStrains', page: 'bulletin-strains', yearsAgo: 0, ...bulletin },
];

const texts = { bs, en };

/** Example publications, oldest first, in both languages. */
export const starterPublications: StarterPublication[] = publications.flatMap(({ text, page, ...form }) =>
  languages.map(lang => ({
    ...{ lang, url: `https://example.org/publications/${page}` },
    ...form,
    ...texts[lang][text],
  })),
);

export function publicationExamples(today: Day): Example[] {
  return starterPublications.map(({ yearsAgo, ...form }) => ({
    type: publicationContent,
    form: { ...form, year: Number(today.slice(0, 4)) - yearsAgo },
  }));
}
