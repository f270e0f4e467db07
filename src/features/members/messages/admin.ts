export const membersAdmin = {
  title: 'Članovi',
  add: 'Dodaj člana',
  create: 'Novi član',
  search: 'Pretraži po imenu, prezimenu ili e-mailu',
  searchHint: 'Ime, prezime ili e-mail',
  count_one: '{{count}} član',
  count_few: '{{count}} člana',
  count_other: '{{count}} članova',
  columns: { name: 'Prezime i ime', city: 'Grad', type: 'Tip članstva', added: 'Dodano' },
  empty: { title: 'Još nema članova', text: 'Dodajte prvog člana prema potpisanoj pristupnici.' },
  loadError: 'Greška pri učitavanju članova',
  email: 'E-mail',
  none: '-',
  removal: 'Podaci o članu: {{title}} premještaju se u korpu, {{trashDays}}.',
  created: 'Član je uspješno dodan',
  deleted: 'Član je uspješno obrisan',
  createFailed: 'Došlo je do greške prilikom dodavanja člana',
  deleteFailed: 'Došlo je do greške prilikom brisanja člana',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    membersAdmin: typeof membersAdmin;
  }
}
