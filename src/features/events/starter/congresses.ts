import { languages } from '#shared/language.ts';
import type { CongressInput } from '../contract.ts';
import { bs } from './congresses-bs.ts';
import { en } from './congresses-en.ts';
import type { StarterEvent, StarterFacts } from './starter-event.ts';

type Facts = StarterFacts & Pick<CongressInput, 'url'>;

const congresses: (Facts & { text: keyof typeof bs })[] = [
  {
    text: 'community',
    startsIn: 143,
    lasts: 4,
    location: 'Mostar',
    showForm: true,
    url: 'https://example.org/congress/community',
  },
  {
    text: 'structural',
    startsIn: 61,
    lasts: 3,
    location: 'Banja Luka',
    showForm: false,
    url: 'https://example.org/congress/structural-biology',
  },
  {
    text: 'nutrition',
    startsIn: -78,
    lasts: 2,
    location: 'Trebinje',
    showForm: true,
    url: 'https://example.org/congress/nutrition',
  },
  {
    text: 'biotechnology',
    startsIn: -196,
    lasts: 3,
    location: 'Bihać',
    showForm: false,
    url: 'https://example.org/congress/biotechnology',
  },
  {
    text: 'students',
    startsIn: -327,
    lasts: 3,
    location: 'Tuzla',
    showForm: true,
    url: 'https://example.org/congress/students',
  },
  {
    text: 'clinical',
    startsIn: -452,
    lasts: 3,
    location: 'Neum',
    showForm: true,
    url: 'https://example.org/congress/clinical-biochemistry',
  },
  {
    text: 'methods',
    startsIn: -644,
    lasts: 4,
    location: 'Sarajevo',
    showForm: false,
    url: 'https://example.org/congress/methods',
  },
];

const texts = { bs, en };

export const starterCongresses: StarterEvent<CongressInput>[] = congresses.flatMap(
  ({ text, startsIn, lasts, ...facts }) =>
    languages.map(lang => {
      const form = { lang, ...facts, ...texts[lang][text] };
      return { kind: 'congress', startsIn, lasts, picture: null, pdf: null, form };
    }),
);
