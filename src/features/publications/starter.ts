import type { Example } from '#features/content/server/starter.ts';
import { languages } from '#shared/language.ts';
import type { PublicationInput } from './contract.ts';
import { publicationContent } from './server/content.ts';
import { bs } from './starter/bs.ts';
import { en } from './starter/en.ts';

const publications: { text: keyof typeof bs; url: string }[] = [
  { text: 'enzymeAssays', url: 'https://example.org/publications/enzyme-assays' },
  { text: 'labManual', url: 'https://example.org/publications/laboratory-manual' },
  { text: 'abstracts', url: 'https://example.org/publications/abstracts' },
  { text: 'bulletinMethods', url: 'https://example.org/publications/bulletin-methods' },
  { text: 'safetyPosters', url: 'https://example.org/publications/safety-posters' },
  { text: 'dataGuide', url: 'https://example.org/publications/research-data' },
  { text: 'schoolExperiments', url: 'https://example.org/publications/school-experiments' },
  { text: 'pcrReporting', url: 'https://example.org/publications/quantitative-pcr' },
  { text: 'glossary', url: 'https://example.org/publications/glossary' },
  { text: 'contestTasks', url: 'https://example.org/publications/competition-tasks' },
  { text: 'bulletinStrains', url: 'https://example.org/publications/bulletin-strains' },
];

const texts = { bs, en };

/** Example publications, oldest first, in both languages. */
export const starterPublications: PublicationInput[] = publications.flatMap(({ text, url }) =>
  languages.map(lang => ({ lang, url, ...texts[lang][text] })),
);

export function publicationExamples(): Example[] {
  return starterPublications.map(form => ({ type: publicationContent, form }));
}
