import { failures } from '#ui/admin/messages/failures.ts';

export const publicationsAdmin = {
  title: 'Publikacije',
  one: 'Publikacija',
  add: 'Dodaj publikaciju',
  create: 'Nova publikacija',
  edit: 'Uredi publikaciju',
  search: 'Pretraži po naslovu, autorima ili opisu',
  searchHint: 'Naslov, autori ili opis',
  count_one: '{{count}} publikacija',
  count_few: '{{count}} publikacije',
  count_other: '{{count}} publikacija',
  columns: { url: 'Link' },
  fields: { authors: 'Autori', year: 'Godina izdanja', issn: 'ISSN', doi: 'DOI' },
  hints: { authors: 'Više autora odvojite tačkom-zarezom: Kovač, Amra; Džafić, Emir' },
  empty: {
    title: 'Još nema publikacija',
    text: 'Dodajte prvu publikaciju; pojavit će se na stranici Publikacije.',
  },
  loadError: 'Greška pri učitavanju publikacija',
  itemError: 'Nije moguće učitati publikaciju.',
  removal: 'Publikacija „{{title}}“ premješta se u korpu na {{trashDays}}.',
  purge: 'Publikacija „{{title}}“ bit će trajno obrisana.',
  created: 'Publikacija je uspješno kreirana',
  updated: 'Publikacija je uspješno ažurirana',
  deleted: 'Publikacija je uspješno obrisana',
  ...failures,
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    publicationsAdmin: typeof publicationsAdmin;
  }
}
