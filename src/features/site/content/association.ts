/** Example values, to be replaced by the association's own. Nothing else in the code repeats them. */
export const association = {
  abbreviation: 'UBMB BiH',
  name: {
    bs: 'Udruženje biohemičara i molekularnih biologa u Bosni i Hercegovini',
    en: 'Association of Biochemists and Molecular Biologists in Bosnia and Herzegovina',
  },
  foundedOnline: 2024,
} as const;
