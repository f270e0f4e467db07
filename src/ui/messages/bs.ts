/** Texts of the primitives and of what every page has. */
export const bs = {
  error: 'Greška',
  retry: 'Pokušaj ponovo',
  loading: 'Učitavanje…',
  close: 'Zatvori',
  newWindow: '(otvara se u novom prozoru)',
  pages: 'Stranice',
  page: 'Stranica {{page}}',
  pageOf: 'Stranica {{page}} od {{total}}',
  previous: 'Prethodna',
  next: 'Sljedeća',
  checkFields: 'Provjerite unesene podatke',
  notifications: 'Obavijesti',
  pageMissing: {
    title: 'Stranica nije pronađena',
    text: 'Tražena stranica ne postoji ili je uklonjena.',
    home: 'Nazad na početnu',
    others: 'Ili dalje na:',
  },
  offline: 'Nema veze s internetom. Pokušat ćemo ponovo čim se veza vrati.',
  pageError: 'Nije moguće prikazati stranicu.',
};
