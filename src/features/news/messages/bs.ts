export const bs = {
  title: 'Novosti',
  lead: 'Vijesti, događaji i obavijesti iz rada Udruženja.',
  all: 'Sve novosti',
  back: 'Nazad na novosti',
  category: 'Kategorija',
  categories: { Vijesti: 'Vijesti', Događaji: 'Događaji', Obavijesti: 'Obavijesti' },
  range_one: 'Prikazano {{from}}–{{to}} od {{count}} novosti',
  range_few: 'Prikazano {{from}}–{{to}} od {{count}} novosti',
  range_other: 'Prikazano {{from}}–{{to}} od {{count}} novosti',
  empty: {
    title: 'Trenutno nema objava',
    text: 'Trenutno nema dostupnih objava. Molimo provjerite kasnije.',
  },
  loading: 'Učitavanje…',
  errorTitle: 'Greška',
  itemError: 'Nije moguće učitati vijest.',
  missing: {
    title: 'Vijest nije pronađena',
    text: 'Tražena vijest ne postoji ili je uklonjena.',
  },
  facts: 'Podaci o objavi',
  author: 'Autor',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    news: typeof bs;
  }
}
