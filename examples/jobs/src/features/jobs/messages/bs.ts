import { failures } from '#ui/admin/messages/failures.ts';

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

/** Of the panel. */
export const jobsAdmin = {
  title: 'Poslovi',
  one: 'Oglas',
  add: 'Dodaj oglas',
  create: 'Novi oglas',
  edit: 'Uredi oglas',
  search: 'Pretraži po naslovu',
  searchHint: 'Naslov',
  count_one: '{{count}} oglas',
  count_few: '{{count}} oglasa',
  count_other: '{{count}} oglasa',
  empty: { title: 'Još nema oglasa', text: 'Dodajte prvi oglas.' },
  loadError: 'Greška pri učitavanju oglasa',
  itemError: 'Nije moguće učitati oglas.',
  fields: { closingDay: 'Rok' },
  removal: 'Oglas „{{title}}“ premješta se u korpu na 30 dana.',
  purge: 'Oglas „{{title}}“ bit će trajno obrisan.',
  created: 'Oglas je uspješno kreiran',
  updated: 'Oglas je uspješno ažuriran',
  deleted: 'Oglas je uspješno obrisan',
  ...failures,
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    jobs: typeof bs;
    jobsAdmin: typeof jobsAdmin;
  }
}
