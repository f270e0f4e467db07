import type { Language } from '#shared/language.ts';

const bs = {
  formulaTitle: 'Strukturna formula oktapeptida čija jednoslovna sekvenca glasi G-E-N-E-T-I-K-A',
  formulaContinued: 'Nastavak formule',
  formulaCaption: '– napisana kao oktapeptid. Jednoslovne oznake aminokiselina ujedno su slova riječi.',
  activitiesLabel: 'Aktivnosti:',
  membership: 'Učlanite se u Udruženje',
};

const en: typeof bs = {
  formulaTitle: 'Structural formula of the octapeptide whose one-letter sequence reads G-E-N-E-T-I-K-A',
  formulaContinued: 'The formula, continued',
  formulaCaption:
    '(Bosnian for genetics) written as an octapeptide: the one-letter codes of its amino acids spell the word.',
  activitiesLabel: 'Activities:',
  membership: 'Become a member of the Association',
};

/** What the home page says by itself, beside the association's own words. */
export const homePageTexts: Record<Language, typeof bs> = { bs, en };
