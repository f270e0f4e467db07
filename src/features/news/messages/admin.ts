import { failures } from '#ui/admin/messages/failures.ts';

export const newsAdmin = {
  title: 'Novosti',
  one: 'Vijest',
  add: 'Dodaj vijest',
  create: 'Nova vijest',
  edit: 'Uredi vijest',
  search: 'Pretraži po naslovu, opisu ili tekstu',
  searchHint: 'Naslov, opis ili tekst',
  allCategories: 'Sve kategorije',
  count_one: '{{count}} vijest',
  count_few: '{{count}} vijesti',
  count_other: '{{count}} vijesti',
  columns: { category: 'Kategorija', published: 'Objavljeno' },
  empty: { title: 'Još nema vijesti', text: 'Dodajte prvu vijest; pojavit će se na početnoj stranici.' },
  loadError: 'Greška pri učitavanju vijesti',
  itemError: 'Nije moguće učitati vijest.',
  missing: { title: 'Vijest nije pronađena', text: 'Tražena vijest ne postoji ili je uklonjena.' },
  back: 'Nazad na novosti',
  fields: { author: 'Autor', category: 'Kategorija', publishedAt: 'Datum objave' },
  /** Of an item with a day to come, by its state. */
  visible: {
    draft:
      'Kad je objavite, vijest će biti vidljiva odmah, s datumom {{date}}. Za kasnije odaberite „Zakaži…“.',
    scheduled: 'Vijest će biti vidljiva od trenutka {{moment}}, s datumom {{date}}.',
    published: 'Vijest će biti vidljiva odmah, s datumom {{date}}.',
  },
  removal: 'Vijest „{{title}}“ premješta se u korpu na {{trashDays}}.',
  purge: 'Vijest „{{title}}“ bit će trajno obrisana.',
  created: 'Vijest je uspješno kreirana',
  updated: 'Vijest je uspješno ažurirana',
  deleted: 'Vijest je uspješno obrisana',
  ...failures,
  updateFailed: 'Došlo je do greške prilikom ažuriranja vijesti',
  deleteFailed: 'Došlo je do greške prilikom brisanja vijesti',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    newsAdmin: typeof newsAdmin;
  }
}
