import type { Association } from '#shared/association.ts';

/** Example values, to be replaced by the association's own. */
export const association: Association = {
  abbreviation: 'UBMB BiH',
  name: {
    bs: 'Udruženje biohemičara i molekularnih biologa u Bosni i Hercegovini',
    en: 'Association of Biochemists and Molecular Biologists in Bosnia and Herzegovina',
  },
  foundedOnline: 2024,
  street: 'Ulica primjera 1',
  city: '71000 Sarajevo',
  countryCode: 'BA',
  country: { bs: 'Bosna i Hercegovina', en: 'Bosnia and Herzegovina' },
  email: 'info@example.org',
  registration: {
    bs: 'Registar udruženja BiH, broj 0000',
    en: 'Register of Associations of Bosnia and Herzegovina, no. 0000',
  },
  social: { name: 'Facebook', url: 'https://example.org/facebook' },
};
