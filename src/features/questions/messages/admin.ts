export const questionsAdmin = {
  title: 'Pitanja',
  search: 'Pretraži po imenu, e-mailu ili poruci',
  searchHint: 'Ime, e-mail ili poruka',
  count_one: '{{count}} pitanje',
  count_few: '{{count}} pitanja',
  count_other: '{{count}} pitanja',
  columns: { name: 'Ime', email: 'E-mail', message: 'Poruka', sent: 'Datum' },
  empty: { title: 'Još nema pitanja', text: 'Poruke poslane s kontakt stranice pojavit će se ovdje.' },
  unseen: 'Novo',
  unseenCount_one: '{{count}} novo pitanje',
  unseenCount_few: '{{count}} nova pitanja',
  unseenCount_other: '{{count}} novih pitanja',
  loadError: 'Greška pri učitavanju pitanja',
  fold: 'Sažmi poruku',
  reply: 'Odgovori',
  replySubject: 'Re: „{{beginning}}“',
  removal: 'Da li ste sigurni da želite obrisati ovo pitanje? Premješta se u korpu, {{trashDays}}.',
  sender: 'Pošiljalac: {{name}}.',
  deleted: 'Pitanje uspješno obrisano',
  deleteFailed: 'Greška prilikom brisanja pitanja',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    questionsAdmin: typeof questionsAdmin;
  }
}
