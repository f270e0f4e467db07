import { failures } from '#ui/admin/messages/failures.ts';

export const pagesAdmin = {
  title: 'Stranice',
  one: 'Stranica',
  add: 'Dodaj stranicu',
  create: 'Nova stranica',
  edit: 'Uredi stranicu',
  search: 'Pretraži po naslovu ili tekstu',
  searchHint: 'Naslov ili tekst',
  count_one: '{{count}} stranica',
  count_few: '{{count}} stranice',
  count_other: '{{count}} stranica',
  columns: { slug: 'Adresa' },
  fields: { slug: 'Adresa', inFooter: 'U podnožju svake stranice' },
  hints: {
    slug: 'Stranica će biti na {{address}}. Ako adresu promijenite, stara vodi na novu.',
    slugOfTitle: 'Prazno: adresa se pravi iz naslova, {{address}}',
    menu: 'U meni na vrhu sačuvanu stranicu stavljate ovdje:',
    menuLink: 'Meni',
  },
  empty: {
    title: 'Još nema stranica',
    text: 'Dodajte prvu stranicu, npr. za statut, zapisnike i druge dokumente.',
  },
  loadError: 'Greška pri učitavanju stranica',
  itemError: 'Nije moguće učitati stranicu.',
  removal: 'Stranica „{{title}}“ premješta se u korpu na {{trashDays}}.',
  purge: 'Stranica „{{title}}“ bit će trajno obrisana.',
  created: 'Stranica je uspješno kreirana',
  updated: 'Stranica je uspješno ažurirana',
  deleted: 'Stranica je uspješno obrisana',
  ...failures,
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    pagesAdmin: typeof pagesAdmin;
  }
}
