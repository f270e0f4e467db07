/** Texts of the panel, which is Bosnian only. */
export const questionsPanel = {
  title: 'Pitanja',
  search: 'Pretraži po imenu, e-mailu ili poruci',
  searchHint: 'Ime, e-mail ili poruka',
  count_one: '{{count}} pitanje',
  count_few: '{{count}} pitanja',
  count_other: '{{count}} pitanja',
  columns: { name: 'Ime', email: 'E-mail', message: 'Poruka', sent: 'Datum' },
  empty: { title: 'Još nema pitanja', text: 'Poruke poslane s kontakt stranice pojavit će se ovdje.' },
  loadError: 'Greška pri učitavanju pitanja',
  fold: 'Sažmi poruku',
  reply: 'Odgovori',
  replySubject: 'Re: „{{beginning}}“',
  removal: 'Da li ste sigurni da želite obrisati ovo pitanje?',
  sender: 'Pošiljalac: {{name}}.',
  deleted: 'Pitanje uspješno obrisano',
  deleteFailed: 'Greška prilikom brisanja pitanja',
};
