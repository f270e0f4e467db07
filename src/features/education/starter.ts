import type { Example } from '#features/content/server/starter.ts';
import type { Day } from '#shared/dates.ts';
import { languages } from '#shared/language.ts';
import type { EducationInput } from './contract.ts';
import { educationContent } from './server/content.ts';
import { bs } from './starter/bs.ts';
import { en } from './starter/en.ts';

/** The year of the first start minus `yearsAgo`. */
export type StarterEducation = Omit<EducationInput, 'year'> & { yearsAgo: number };

const courses: { text: keyof typeof bs; yearsAgo: number }[] = [
  { text: 'lectures', yearsAgo: 0 },
  { text: 'mentoring', yearsAgo: 1 },
  { text: 'quality', yearsAgo: 1 },
  { text: 'proposals', yearsAgo: 2 },
  { text: 'integrity', yearsAgo: 2 },
  { text: 'proteomics', yearsAgo: 3 },
  { text: 'cellCulture', yearsAgo: 3 },
  { text: 'notebook', yearsAgo: 4 },
  { text: 'bioinformatics', yearsAgo: 5 },
  { text: 'teachers', yearsAgo: 5 },
  { text: 'safety', yearsAgo: 6 },
];

const texts = { bs, en };

export const starterEducation: StarterEducation[] = courses.flatMap(({ text, yearsAgo }) =>
  languages.map(lang => ({ lang, yearsAgo, ...texts[lang][text] })),
);

export function educationExamples(today: Day): Example[] {
  return starterEducation
    .toSorted((a, b) => b.yearsAgo - a.yearsAgo)
    .map(({ yearsAgo, ...form }) => ({
      type: educationContent,
      form: { ...form, year: Number(today.slice(0, 4)) - yearsAgo },
    }));
}
