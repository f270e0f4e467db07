const cannotBeUndone = 'Ova radnja se ne može poništiti.';

export const trashAdmin = {
  title: 'Korpa',
  search: 'Pretraži korpu po naslovu ili imenu',
  searchHint: 'Naslov ili ime',
  count_one: '{{count}} stavka',
  count_few: '{{count}} stavke',
  count_other: '{{count}} stavki',
  empty: { title: 'Korpa je prazna', text: 'Što obrišete, ovdje čeka {{trashDays}} i može se vratiti.' },
  loadError: 'Nije moguće učitati korpu.',
  undo: 'Poništi',
  columns: {
    title: 'Šta',
    type: 'Vrsta',
    deleted: 'Obrisano',
    holds: 'Ide s tim',
    purge: 'Ostaje do',
  },
  allTypes: 'Sve vrste',
  types: {
    event: 'Događaji svih vrsta',
    image: 'Slika',
    file: 'Datoteka',
    application: 'Prijava',
    question: 'Pitanje',
    member: 'Član',
  },
  someone: 'Nepoznato',
  holds: {
    images_one: 'i {{count}} slika',
    images_few: 'i {{count}} slike',
    images_other: 'i {{count}} slika',
    applications_one: 'i {{count}} prijava',
    applications_few: 'i {{count}} prijave',
    applications_other: 'i {{count}} prijava',
  },
  restore: 'Vrati',
  restoring: 'Vraćanje...',
  restored_one: 'Vraćeno iz korpe',
  restored_few: 'Vraćene su {{count}} stavke iz korpe',
  restored_other: 'Vraćeno je {{count}} stavki iz korpe',
  restoreFailed: 'Vraćanje nije uspjelo.',
  notRestored_one: '{{count}} stavka nije vraćena; razlog je u njenom redu.',
  notRestored_few: '{{count}} stavke nisu vraćene; razlog je u njihovim redovima.',
  notRestored_other: '{{count}} stavki nije vraćeno; razlog je u njihovim redovima.',
  parents: {
    image: 'Pokaži albume u korpi',
    file: 'Pokaži sve u korpi',
    application: 'Pokaži događaje u korpi',
  },
  purge: 'Obriši trajno',
  emptyAll: 'Isprazni korpu',
  removal: {
    image: 'Slika „{{title}}“ bit će trajno obrisana.',
    file: 'Datoteka „{{title}}“ bit će trajno obrisana.',
    application: 'Prijava osobe {{title}} bit će trajno obrisana.',
    question: 'Pitanje osobe {{title}} bit će trajno obrisano.',
    member: 'Podaci o članu: {{title}} bit će trajno obrisani.',
    final: cannotBeUndone,
    with: 'To obuhvata {{holds}}.',
    selected_one: `Odabrana stavka bit će trajno obrisana. ${cannotBeUndone}`,
    selected_few: `Odabrane {{count}} stavke bit će trajno obrisane. ${cannotBeUndone}`,
    selected_other: `Odabranih {{count}} stavki bit će trajno obrisano. ${cannotBeUndone}`,
    kept: 'Događaji s prijavama ostaju u korpi: njih trajno briše administrator.',
    all: `Sve iz korpe bit će trajno obrisano, i ono što ovdje nije prikazano. ${cannotBeUndone}`,
  },
  purged: 'Trajno obrisano',
  emptied: 'Korpa je ispražnjena',
  purgeFailed: 'Trajno brisanje nije uspjelo.',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    trashAdmin: typeof trashAdmin;
  }
}
