import { failures } from '#ui/admin/messages/failures.ts';

export const educationAdmin = {
  title: 'Edukacije',
  one: 'Edukacija',
  add: 'Dodaj edukaciju',
  create: 'Nova edukacija',
  edit: 'Uredi edukaciju',
  search: 'Pretraži po naslovu, godini ili tekstu',
  searchHint: 'Naslov, godina ili tekst',
  count_one: '{{count}} edukacija',
  count_few: '{{count}} edukacije',
  count_other: '{{count}} edukacija',
  columns: { year: 'Godina' },
  empty: {
    title: 'Još nema edukacija',
    text: 'Dodajte prvu edukaciju; pojavit će se na stranici Edukacije.',
  },
  loadError: 'Greška pri učitavanju edukacija',
  itemError: 'Nije moguće učitati edukaciju.',
  fields: { year: 'Godina' },
  removal: 'Edukacija „{{title}}“ premješta se u korpu na {{trashDays}}.',
  purge: 'Edukacija „{{title}}“ bit će trajno obrisana.',
  created: 'Edukacija je uspješno kreirana',
  updated: 'Edukacija je uspješno ažurirana',
  deleted: 'Edukacija je uspješno obrisana',
  ...failures,
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    educationAdmin: typeof educationAdmin;
  }
}
