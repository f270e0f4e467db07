export const bs = {
  breadcrumbs: 'Putanja do stranice',
  share: 'Podijeli vezu',
  /** Above what a list has in one language only, by that language. */
  onlyIn: { bs: 'Samo na bosanskom', en: 'Samo na engleskom' },
  /** Of an item without a counterpart, by its language. */
  textOnlyIn: {
    bs: 'Ovaj tekst postoji samo na bosanskom',
    en: 'Ovaj tekst postoji samo na engleskom',
  },
  /** At the end of an item's page. */
  ending: {
    event: 'O događaju',
    album: 'Slike s događaja',
    news: 'Vijesti o događaju',
    related: 'Povezano',
    neighbours: 'Prethodno i sljedeće',
    previous: 'Prethodno',
    next: 'Sljedeće',
  },
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    content: typeof bs;
  }
}
