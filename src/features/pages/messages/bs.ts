export const bs = {
  title: 'Stranice',
  lead: 'Dokumenti, informacije za medije i druge stranice Udruženja.',
  range_one: 'Prikazano {{from}}–{{to}} od {{count}} stranice',
  range_few: 'Prikazano {{from}}–{{to}} od {{count}} stranice',
  range_other: 'Prikazano {{from}}–{{to}} od {{count}} stranica',
  empty: {
    title: 'Trenutno nema stranica',
    text: 'Trenutno nema dostupnih stranica. Molimo provjerite kasnije.',
  },
  loading: 'Učitavanje stranica…',
  errorTitle: 'Greška pri učitavanju stranica',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    pages: typeof bs;
  }
}
