import { type Example, starterPicture } from '#features/content/server/starter.ts';
import { addDays, type Day } from '#shared/dates.ts';
import type { NewsInput } from './contract.ts';
import { newsContent } from './server/content.ts';
import { bs } from './starter/bs.ts';
import { en } from './starter/en.ts';

/** The day of the first start minus `daysAgo`. */
export type StarterNews = Omit<NewsInput, 'publishedAt' | 'imageFocus'> & {
  daysAgo: number;
  /** The name of a file in features/content/starter/pictures, without its extension. Null shows the placeholder. */
  picture: string | null;
};

type Occasion = Pick<StarterNews, 'category' | 'daysAgo' | 'picture'> & { text: keyof typeof bs };

const occasions: Occasion[] = [
  { text: 'callForAbstracts', category: 'Obavijesti', daysAgo: 3, picture: 'gel' },
  { text: 'cryoLecture', category: 'Događaji', daysAgo: 9, picture: 'cryo' },
  { text: 'plateReader', category: 'Vijesti', daysAgo: 17, picture: 'plate-2' },
  { text: 'assembly', category: 'Obavijesti', daysAgo: 30, picture: null },
  { text: 'federation', category: 'Vijesti', daysAgo: 44, picture: null },
  { text: 'travelGrants', category: 'Obavijesti', daysAgo: 61, picture: 'contour' },
  { text: 'schoolContest', category: 'Događaji', daysAgo: 83, picture: 'colonies' },
  { text: 'dataWorkshop', category: 'Događaji', daysAgo: 108, picture: 'gel-2' },
  { text: 'strainNetwork', category: 'Vijesti', daysAgo: 139, picture: 'micro' },
  { text: 'crystalSchool', category: 'Događaji', daysAgo: 176, picture: 'xray-2' },
  { text: 'glossary', category: 'Vijesti', daysAgo: 221, picture: null },
  { text: 'openDay', category: 'Događaji', daysAgo: 297, picture: null },
];

export const starterNews: StarterNews[] = occasions.flatMap(({ text, ...facts }) => [
  { lang: 'bs' as const, ...facts, ...bs[text] },
  { lang: 'en' as const, ...facts, ...en[text] },
]);

export function newsExamples(today: Day): Example[] {
  return starterNews
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .map(({ daysAgo, picture, ...form }) => ({
      type: newsContent,
      form: { ...form, publishedAt: addDays(today, -daysAgo) },
      files: { image: picture && starterPicture(picture) },
    }));
}
