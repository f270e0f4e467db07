export const versionsAdmin = {
  title: 'Historija',
  titleOf: 'Historija: {{title}}',
  versions: 'Verzije',
  someone: 'Nepoznato',
  loadError: 'Historiju nije moguće učitati.',
  versionError: 'Ovu verziju nije moguće učitati.',
  present: 'sadašnja',
  first: 'Prva sačuvana verzija',
  only: 'Ovo je jedina verzija: otada niko ništa nije mijenjao.',
  restoredUnchanged: 'Bez izmjena u poljima',
  version: 'Verzija od {{time}}',
  versionBy: 'Verzija od {{time}}, {{email}}',
  compare: 'Šta se prikazuje',
  withEarlier: 'Izmjene u ovoj verziji',
  withPresent: 'Razlika do sadašnje verzije',
  newTexts: {
    open: 'Šta se promijenilo',
    title: 'Promijenjeno: {{title}}',
    since: 'Izmjene otkako je ovaj prijevod posljednji put bio tačan',
    unknown: 'Ne zna se koju je verziju ovaj prijevod slijedio. Izmjene su u historiji drugog jezika.',
    loadError: 'Izmjene nije moguće učitati.',
  },
  same: 'Nema razlike: polja su ista.',
  restore: 'Vrati ovu verziju',
  restoring: 'Vraćanje...',
  question: {
    title: 'Vratiti ovu verziju?',
    text: 'Sva polja bit će opet kao {{time}}. To postaje nova verzija, a sadašnja ostaje u historiji.',
    untouched: 'Stanje objave i veza s prijevodom se ne mijenjaju.',
    unsaved: 'Nesačuvane izmjene u obrascu se odbacuju.',
    cancel: 'Odustani',
  },
  restored: 'Vraćena je verzija od {{time}}',
  restoreFailed: 'Ovu verziju nije moguće vratiti.',
  refused: 'Ovu verziju nije moguće vratiti jer ne zadovoljava današnja pravila:',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    versionsAdmin: typeof versionsAdmin;
  }
}
