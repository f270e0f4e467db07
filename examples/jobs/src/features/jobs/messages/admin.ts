import { failures } from '#ui/admin/messages/failures.ts';

export const jobsAdmin = {
  title: 'Poslovi',
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
  removal: 'Oglas „{{title}}“ bit će trajno obrisan. Ova radnja se ne može poništiti.',
  created: 'Oglas je uspješno kreiran',
  updated: 'Oglas je uspješno ažuriran',
  deleted: 'Oglas je uspješno obrisan',
  ...failures,
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    jobsAdmin: typeof jobsAdmin;
  }
}
