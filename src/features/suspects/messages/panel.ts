/** Texts of the panel, which is Bosnian only. */
export const suspectsPanel = {
  title: 'Sumnjivo ({{count}})',
  hint: 'Ovo je možda neželjena pošta. Nije među ostalima i nigdje se ne broji.',
  reasons: {
    trap: 'Popunjeno je polje koje ljudi ne vide',
    haste: 'Poslano za manje od 3 sekunde, s linkom u tekstu',
  },
  release: 'Nije spam',
  released: { question: 'Pitanje je vraćeno među ostala', application: 'Prijava je vraćena među ostale' },
  releaseFailed: 'Greška prilikom vraćanja',
  removal: 'Da li ste sigurni da želite obrisati ono što je sumnjivo, od „{{name}}“?',
  deleted: 'Sumnjivo uspješno obrisano',
  deleteFailed: 'Greška prilikom brisanja',
};
