export const bs = {
  title: 'Pretraga',
  titleOf: 'Pretraga: {{query}}',
  lead: 'Novosti, događaji, edukacije, publikacije i galerija, na oba jezika.',
  label: 'Pretraži stranicu',
  placeholder: 'Šta tražite?',
  submit: 'Traži',
  open: 'Otvori pretragu',
  close: 'Zatvori pretragu',
  kinds: 'Vrsta',
  allKinds: 'Sve',
  results_one: '{{count}} rezultat',
  results_few: '{{count}} rezultata',
  results_other: '{{count}} rezultata',
  moreThan: 'Više od {{count}} rezultata',
  inLanguage: { bs: 'na bosanskom', en: 'na engleskom' },
  pages: 'Stalne stranice',
  tooShort: 'Upišite bar dva slova.',
  none: {
    title: 'Nema rezultata',
    text: 'Provjerite kako je riječ napisana, probajte s manje riječi ili samo s početkom riječi.',
    inAll: 'Traži u svim vrstama',
    lists: 'Ili pregledajte:',
  },
  errorTitle: 'Pretraga nije uspjela',
  suggestions: 'Prijedlozi',
  all: 'Svi rezultati za „{{query}}“',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    search: typeof bs;
  }
}
