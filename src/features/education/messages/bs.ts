export const bs = {
  title: 'Edukacije',
  lead: 'Kursevi, obuke i predavanja za članove, studente i stručnjake iz prakse.',
  range_one: 'Prikazano {{from}}–{{to}} od {{count}} edukacije',
  range_few: 'Prikazano {{from}}–{{to}} od {{count}} edukacije',
  range_other: 'Prikazano {{from}}–{{to}} od {{count}} edukacija',
  empty: {
    title: 'Trenutno nema edukacija',
    text: 'Trenutno nema dostupnih edukacija. Molimo provjerite kasnije.',
  },
  loading: 'Učitavanje edukacija…',
  errorTitle: 'Greška pri učitavanju edukacija',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    education: typeof bs;
  }
}
