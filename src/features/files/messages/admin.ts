export const filesAdmin = {
  title: 'Datoteke',
  titleOf: 'Datoteke: {{title}}',
  hint: 'Ovo su datoteke verzije na jeziku: {{language}}; verzija na drugom jeziku ima svoje. Sve se čuva odmah.',
  saveDraft: 'Sačuvaj nacrt i dodaj datoteke',
  drop: 'Prevucite PDF datoteke ovdje ili ih odaberite.',
  choose: 'Odaberi datoteke',
  chosen: 'Datoteke koje se dodaju',
  left: 'Dodavanje je u toku. Preostalo: {{left}}',
  added_one: 'Dodana je {{count}} datoteka',
  added_few: 'Dodane su {{count}} datoteke',
  added_other: 'Dodano je {{count}} datoteka',
  addFailed: 'Datoteka nije dodana. Provjerite vezu i pokušajte ponovo.',
  notAll: 'Neke datoteke nisu dodane; razlog je u njihovim redovima.',
  stored: 'Datoteke na stranici',
  none: 'Još nema datoteka. Posjetioci ih preuzimaju ispod teksta.',
  loadError: 'Nije moguće učitati datoteke.',
  fields: { title: 'Naziv', kind: 'Vrsta', lang: 'Jezik' },
  open: 'PDF, {{size}}',
  openOfUnknownSize: 'PDF',
  saved: 'Sačuvano',
  saveFailed: 'Izmjena nije sačuvana.',
  orderFailed: 'Redoslijed datoteka nije sačuvan',
  deleted: 'Datoteka je u korpi',
  deleteFailed: 'Datoteka nije obrisana.',
  close: 'Zatvori',
  leave: {
    title: 'Prekinuti dodavanje datoteka?',
    text: 'Datoteke koje još nisu dodane neće biti sačuvane.',
    confirm: 'Prekini dodavanje',
    cancel: 'Nastavi dodavati',
  },
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    filesAdmin: typeof filesAdmin;
  }
}
