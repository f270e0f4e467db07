export const bs = {
  title: 'Poslovi',
  lead: 'Oglasi za radna mjesta u biohemiji i molekularnoj biologiji.',
  closing: 'Rok: {{day}}',
  more: 'Oglas',
  range_one: 'Prikazano {{from}}–{{to}} od {{count}} oglasa',
  range_few: 'Prikazano {{from}}–{{to}} od {{count}} oglasa',
  range_other: 'Prikazano {{from}}–{{to}} od {{count}} oglasa',
  empty: { title: 'Trenutno nema oglasa', text: 'Molimo provjerite kasnije.' },
  loading: 'Učitavanje oglasa…',
  errorTitle: 'Greška pri učitavanju oglasa',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    jobs: typeof bs;
  }
}
