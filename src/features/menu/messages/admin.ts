export const menuAdmin = {
  title: 'Meni',
  hint: 'Redoslijed i dva nivoa menija na vrhu svake stranice. Svaka promjena se odmah čuva i vidi. Podnožje uvijek vodi na stalne stranice, a na Vaše stranice kada je kod njih uključeno „U podnožju svake stranice“.',
  entries: 'U meniju',
  others: 'Van menija',
  noOthers: 'Sve stranice su u meniju.',
  below: 'ispod: {{parent}}',
  notPublic: 'nije objavljeno',
  lower: 'Uvuci ispod prethodne',
  raise: 'Izvuci na prvi nivo',
  remove: 'Ukloni iz menija',
  add: 'Dodaj u meni',
  moved: '{{title}}: mjesto {{place}} od {{total}}',
  removed: '{{title}}: van menija',
  saveError: 'Meni nije sačuvan.',
  loadError: 'Greška pri učitavanju menija',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    menuAdmin: typeof menuAdmin;
  }
}
