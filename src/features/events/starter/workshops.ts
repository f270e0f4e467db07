import { join } from 'node:path';
import { type Language, languages, otherLanguage } from '#shared/language.ts';
import type { WorkshopInput } from '../contract.ts';
import type { StarterEvent, StarterFacts } from './starter-event.ts';
import { bs } from './workshops-bs.ts';
import { en } from './workshops-en.ts';

type Facts = StarterFacts & Pick<WorkshopInput, 'time' | 'instructor' | 'capacity'>;

const workshops: (Facts & { text: keyof typeof bs; picture: string | null })[] = [
  {
    text: 'genomeEditing',
    startsIn: 54,
    lasts: 2,
    location: 'Sarajevo',
    time: '09:00',
    instructor: 'Nejra Čaušić',
    capacity: 14,
    showForm: true,
    picture: 'gel-2',
  },
  {
    text: 'enzymeKinetics',
    startsIn: 19,
    lasts: 2,
    location: 'Tuzla',
    time: '09:30',
    instructor: 'Mirnes Ćuprić',
    capacity: 16,
    showForm: true,
    picture: 'plate',
  },
  {
    text: 'liveCells',
    startsIn: -1,
    lasts: 3,
    location: 'Sarajevo',
    time: '09:00',
    instructor: 'Šejla Žerić',
    capacity: 12,
    showForm: true,
    picture: 'micro-2',
  },
  {
    text: 'statistics',
    startsIn: -46,
    lasts: 2,
    location: 'Zenica',
    time: '10:00',
    instructor: 'Vedrana Šljukić',
    capacity: 20,
    showForm: true,
    picture: null,
  },
  {
    text: 'pcrData',
    startsIn: -111,
    lasts: 2,
    location: 'Banja Luka',
    time: '09:30',
    instructor: 'Ognjen Ćeković',
    capacity: 24,
    showForm: false,
    picture: 'plate-2',
  },
  {
    text: 'proteinPurification',
    startsIn: -187,
    lasts: 3,
    location: 'Tuzla',
    time: '08:30',
    instructor: 'Mirnes Ćuprić',
    capacity: 10,
    showForm: true,
    picture: 'gel',
  },
  {
    text: 'scientificWriting',
    startsIn: -262,
    lasts: 1,
    location: 'Mostar',
    time: '10:00',
    instructor: 'Željka Čomić-Đurđić',
    capacity: 0,
    showForm: false,
    picture: null,
  },
];

const texts = { bs, en };

const programmes = {
  bs: { title: 'Program radionice', kind: 'programme', lang: 'bs' },
  en: { title: 'Workshop programme', kind: 'programme', lang: 'en' },
} as const;

export const starterWorkshops: StarterEvent<WorkshopInput>[] = workshops.flatMap(
  ({ text, startsIn, lasts, picture, ...facts }) =>
    languages.map(lang => {
      const form = { lang, ...facts, ...texts[lang][text] };
      // Made by tools/make-programmes.ts.
      const programme = (of: Language) => join(import.meta.dirname, `programme-${of}.pdf`);
      const other = otherLanguage(lang);
      const documents =
        text === 'genomeEditing'
          ? { pdf: programme(lang), files: [{ ...programmes[other], path: programme(other) }] }
          : { pdf: null };
      return { kind: 'workshop', startsIn, lasts, picture, form, ...documents };
    }),
);
