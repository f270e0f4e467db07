export const redirectsAdmin = {
  title: 'Preusmjerenja',
  hint: 'Adrese na kojima nema stranice, a vode na drugu: stare adrese s prijašnje stranice, kratke adrese za plakat. Kad na adresi bude stranica, prikazuje se ona.',
  columns: { from: 'Adresa', to: 'Vodi na', created: 'Dodano' },
  none: 'Još nema preusmjerenja.',
  add: 'Dodaj preusmjerenje',
  edit: 'Uredi preusmjerenje',
  save: 'Sačuvaj',
  saving: 'Čuvanje...',
  saved: 'Preusmjerenje je sačuvano',
  saveError: 'Preusmjerenje nije sačuvano.',
  change: 'Uredi',
  remove: 'Obriši',
  removal: 'Adresa „{{from}}“ više neće voditi na „{{to}}“.',
  removed: 'Preusmjerenje je obrisano',
  removeError: 'Preusmjerenje nije obrisano.',
  from: 'Sa adrese',
  fromHint: 'Npr. /statut-udruzenja. Velika i mala slova, i ono iza znaka ?, nisu važni.',
  to: 'Na adresu',
  toHint: 'Npr. /kontakt, ili puna adresa koja počinje sa https://',
  loadError: 'Greška pri učitavanju preusmjerenja',
  missing: 'Traženo, a nema',
  missingHint:
    'Adrese koje su posjetioci tražili u posljednjih 30 dana, a na njima nema ničega. Broje se samo adrese, ništa o posjetiocima.',
  missingColumns: { path: 'Adresa', count: 'Traženo puta', last: 'Posljednji put' },
  noMissing: 'U posljednjih 30 dana niko nije tražio adresu koje nema.',
  redirect: 'Preusmjeri',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    redirectsAdmin: typeof redirectsAdmin;
  }
}
