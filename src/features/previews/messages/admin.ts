export const previews = {
  preview: 'Pregled',
  saveDraftAndPreview: 'Sačuvaj nacrt i pregledaj',
  saveAndPreview: 'Sačuvaj i pregledaj',
  publishAndPreview: 'Objavi izmjene i pregledaj',
  title: 'Pregled: {{title}}',
  widths: { label: 'Širina', wide: 'Računar', phone: 'Telefon' },
  lastSaved: 'Prikazano je ono što je posljednje sačuvano; nesačuvane izmjene se ne vide.',
  until: 'Link važi do: {{moment}}.',
  open: 'Otvori u novoj kartici',
  copy: 'Kopiraj link za pregled',
  copied: 'Link je kopiran. Važi do: {{moment}}.',
  copyFailed: 'Link nije kopiran. Otvorite ga u novoj kartici i kopirajte adresu.',
  withdraw: 'Povuci linkove',
  withdrawn: 'Linkovi za pregled su povučeni',
  withdrawFailed: 'Linkovi nisu povučeni. Pokušajte ponovo.',
  failed: 'Pregled se ne može otvoriti.',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    previews: typeof previews;
  }
}
