import { languages } from '#shared/language.ts';
import type { SymposiumInput } from '../contract.ts';
import type { StarterEvent, StarterFacts } from './starter-event.ts';
import { bs } from './symposia-bs.ts';
import { en } from './symposia-en.ts';

type Facts = StarterFacts & Pick<SymposiumInput, 'time'>;

const symposia: (Facts & { text: keyof typeof bs; picture: string | null })[] = [
  {
    text: 'annual',
    startsIn: 96,
    lasts: 2,
    location: 'Sarajevo',
    time: '09:00',
    showForm: true,
    picture: 'contour',
  },
  {
    text: 'teaching',
    startsIn: 33,
    lasts: 1,
    location: 'Trebinje',
    time: '10:00',
    showForm: false,
    picture: 'colonies',
  },
  {
    text: 'youngResearchers',
    startsIn: 12,
    lasts: 1,
    location: 'Bihać',
    time: '10:00',
    showForm: true,
    picture: 'micro',
  },
  {
    text: 'openData',
    startsIn: -64,
    lasts: 1,
    location: 'Mostar',
    time: '09:30',
    showForm: false,
    picture: null,
  },
  {
    text: 'microbiome',
    startsIn: -158,
    lasts: 1,
    location: 'Zenica',
    time: '10:00',
    showForm: true,
    picture: 'colonies',
  },
  {
    text: 'misfolding',
    startsIn: -239,
    lasts: 2,
    location: 'Tuzla',
    time: '09:00',
    showForm: true,
    picture: 'cryo',
  },
  {
    text: 'oxidativeStress',
    startsIn: -318,
    lasts: 1,
    location: 'Banja Luka',
    time: '10:00',
    showForm: false,
    picture: 'plate-2',
  },
  {
    text: 'geneRegulation',
    startsIn: -402,
    lasts: 1,
    location: 'Sarajevo',
    time: '09:00',
    showForm: true,
    picture: null,
  },
];

const texts = { bs, en };

export const starterSymposia: StarterEvent<SymposiumInput>[] = symposia.flatMap(
  ({ text, startsIn, lasts, picture, ...facts }) =>
    languages.map(lang => {
      const form = { lang, ...facts, ...texts[lang][text] };
      return { kind: 'symposium', startsIn, lasts, picture, pdf: null, form };
    }),
);
