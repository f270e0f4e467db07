export const peopleAdmin = {
  title: 'Lični podaci',
  search: 'Pretraži po imenu ili e-mail adresi',
  searchHint: 'Ime, prezime ili e-mail',
  count_one: '{{count}} osoba',
  count_few: '{{count}} osobe',
  count_other: '{{count}} osoba',
  shownAtMost: 'Prikazano je posljednjih 100 osoba. Ostale nađite pretragom.',
  empty: {
    title: 'Još nema ličnih podataka',
    text: 'Ovdje je svako o kome stranica nešto čuva: ko se prijavio, pitao, učlanio ili dobio poruku.',
  },
  loadError: 'Nije moguće učitati lične podatke.',
  open: 'Otvori',
  columns: { person: 'Osoba', kept: 'Čuva se', last: 'Posljednje' },
  record: {
    loadError: 'Podatke o ovoj osobi nije moguće učitati.',
    empty: 'O ovoj adresi stranica ne čuva ništa.',
    export: 'Izvezi',
    exporting: 'Izvoz...',
    exportFailed: 'Izvoz nije uspio. Pokušajte ponovo.',
    erase: 'Obriši sve',
  },
  erasure: {
    title: 'Obrisati sve o ovoj osobi?',
    text: 'Zauvijek se briše sve što se čuva o adresi {{email}}, i iz korpe i iz historije. Ova radnja se ne može poništiti.',
    counts: 'Bit će obrisano: {{counts}}.',
    places:
      'Mjesta koja se oslobode dobijaju prvi s liste čekanja, s porukom, gdje se mjesta dodjeljuju sama.',
    certificates: 'Potvrde postaju nevažeće: ostaje samo broj, bez imena.',
    backups:
      'U ranijim rezervnim kopijama podaci ostaju dok se one ne obrišu; vraćanjem kopije brišu se ponovo.',
    typed: 'Za potvrdu upišite e-mail adresu',
    mismatch: 'To nije adresa osobe koju brišete.',
    confirm: 'Obriši zauvijek',
    busy: 'Brisanje...',
    failed: 'Podaci nisu obrisani. Pokušajte ponovo.',
  },
  receipt: {
    title: 'Podaci su obrisani',
    text: 'Na zahtjev je {{at}} obrisano sve što je stranica čuvala o jednoj osobi.',
    counts: 'Obrisano: {{counts}}.',
    nothing: 'O toj adresi nije bilo ničega.',
    hint: 'Ova potvrda ne imenuje nikoga. Sačuvajte je ako vam treba: kasnije se ne može dobiti.',
    copy: 'Kopiraj potvrdu',
    copied: 'Potvrda je kopirana',
    copyFailed: 'Potvrda nije kopirana. Označite je i kopirajte sami.',
  },
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    peopleAdmin: typeof peopleAdmin;
  }
}
