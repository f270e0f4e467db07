/** Example values, to be replaced by the association's own. Nothing else in the code repeats them. */
export const association = {
  abbreviation: 'UBMB BiH',
  name: {
    bs: 'Udruženje biohemičara i molekularnih biologa u Bosni i Hercegovini',
    en: 'Association of Biochemists and Molecular Biologists in Bosnia and Herzegovina',
  },
  foundedOnline: 2024,
  street: 'Ulica primjera 1',
  city: '71000 Sarajevo',
  /** ISO 3166-1. */
  countryCode: 'BA',
  country: { bs: 'Bosna i Hercegovina', en: 'Bosnia and Herzegovina' },
  /** The info address: for messages, and for membership forms. */
  email: 'info@example.org',
  social: { name: 'Facebook', url: 'https://example.org/facebook' },
} as const;
