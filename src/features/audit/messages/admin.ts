import { fieldNames } from './field-names.ts';

/** What stands after 'je', by the gender of what it was done to. */
const participles = {
  create: { m: 'dodan', f: 'dodana', n: 'dodano' },
  update: { m: 'izmijenjen', f: 'izmijenjena', n: 'izmijenjeno' },
  publish: { m: 'objavljen', f: 'objavljena', n: 'objavljeno' },
  withdraw: {
    m: 'povučen s javne stranice',
    f: 'povučena s javne stranice',
    n: 'povučeno s javne stranice',
  },
  delete: { m: 'premješten u korpu', f: 'premještena u korpu', n: 'premješteno u korpu' },
  restore: { m: 'vraćen iz korpe', f: 'vraćena iz korpe', n: 'vraćeno iz korpe' },
  version: {
    m: 'vraćen na raniju verziju',
    f: 'vraćena na raniju verziju',
    n: 'vraćeno na raniju verziju',
  },
  purge: { m: 'trajno obrisan', f: 'trajno obrisana', n: 'trajno obrisano' },
};

/** Of what has no such sentence. */
const sentences = {
  account: {
    login: 'Uspjela je prijava na panel.',
    login_failed: 'Prijava na panel nije uspjela.',
    logout: 'Odjava s panela.',
    password: 'Promijenjena je lozinka naloga „{{title}}“.',
    second_factor: 'Promijenjena je prijava u dva koraka za nalog „{{title}}“.',
    account: 'Promijenjen je nalog „{{title}}“.',
  },
  application: {
    decide: 'Odlučeno je o prijavi na „{{title}}“.',
    answer: 'Poslana je poruka prijavljenom na „{{title}}“.',
    export: 'Preuzeta je potvrda za prijavu na „{{title}}“.',
  },
  question: {
    answer: 'Odgovoreno je na pitanje.',
  },
  spam: {
    restore: 'Vraćeno je nešto što je bilo izdvojeno kao sumnjivo.',
    purge: 'Obrisano je nešto što je bilo izdvojeno kao sumnjivo.',
  },
  mail: {
    create: 'Poslana je probna poruka.',
    update: 'Poruka je ponovo poslana.',
  },
  mail_template: {
    settings: 'Promijenjen je predložak poruke „{{title}}“.',
  },
  person: {
    read_person: 'Pročitani su lični podaci jedne osobe.',
    export: 'Izvezeni su lični podaci jedne osobe.',
    erase: 'Obrisani su svi lični podaci jedne osobe.',
  },
  preview: {
    create: 'Napravljen je link za pregled: „{{title}}“.',
    delete: 'Povučen je link za pregled: „{{title}}“.',
  },
  text_image: {
    create: 'Poslana je slika za tekst.',
  },
  site: {
    update: 'Izmijenjeni su tekstovi Udruženja ({{title}}).',
    restore: 'Vraćena je ranija verzija tekstova Udruženja ({{title}}).',
    export: 'Napravljen je ili preuzet izvoz cijele stranice.',
    import: 'Pokrenut je uvoz u stranicu, ili njegova proba.',
  },
  membership_form: {
    create: 'Poslana je pristupnica.',
  },
  retention: {
    settings: 'Promijenjeni su rokovi čuvanja.',
  },
  menu: {
    settings: 'Promijenjen je meni.',
  },
  redirect: {
    create: 'Dodano je preusmjerenje.',
    update: 'Izmijenjeno je preusmjerenje.',
    delete: 'Obrisano je preusmjerenje.',
  },
};

export const auditAdmin = {
  title: 'Dnevnik',
  search: 'Pretraži po e-mail adresi naloga',
  searchHint: 'Ko: e-mail adresa naloga',
  count_one: '{{count}} zapis',
  count_few: '{{count}} zapisa',
  count_other: '{{count}} zapisa',
  empty: {
    title: 'Dnevnik je prazan',
    text: 'Ovdje se bilježi ko je šta i kada uradio u panelu. Zapise niko ne može mijenjati.',
  },
  loadError: 'Nije moguće učitati dnevnik.',
  type: 'Vrsta',
  allTypes: 'Sve vrste',
  action: 'Radnja',
  allActions: 'Sve radnje',
  item: {
    empty: {
      title: 'O ovoj stavci još nema zapisa',
      text: 'Otkako se dnevnik vodi, u panelu je niko nije dodao ni mijenjao.',
    },
  },
  oneItem: 'Samo zapisi o jednoj stavci.',
  everything: 'Prikaži cijeli dnevnik',
  nobody: 'Nepoznat nalog',
  /** By a command. */
  server: 'Na serveru',
  times: '{{count}}×',
  changed: 'Polja: {{names}}',
  titled: '{{noun}} „{{title}}“ je {{participle}}.',
  titledApplication: 'Prijava na „{{title}}“ je {{participle}}.',
  untitled: '{{noun}} je {{participle}}.',
  listExported: 'Izvezen je spisak za „{{title}}“.',
  other: '{{action}}: {{noun}}',
  participles,
  sentences,
  types: {
    image: 'Slika',
    file: 'Datoteka',
    application: 'Prijava',
    question: 'Pitanje',
    member: 'Član',
    account: 'Nalog',
    person: 'Lični podaci',
    mail: 'Poruka',
    mail_template: 'Predložak poruke',
    preview: 'Link za pregled',
    spam: 'Izdvojeno kao sumnjivo',
    text_image: 'Slika u tekstu',
    membership_form: 'Pristupnica',
    retention: 'Rokovi čuvanja',
    menu: 'Meni',
    redirect: 'Preusmjerenje',
    site: 'Udruženje',
  },
  fields: fieldNames,
  actions: {
    create: 'Dodavanje',
    update: 'Izmjena',
    publish: 'Objavljivanje',
    withdraw: 'Povlačenje',
    delete: 'Brisanje',
    restore: 'Vraćanje',
    purge: 'Trajno brisanje',
    decide: 'Odluka o prijavi',
    answer: 'Odgovor ili poruka',
    read_person: 'Čitanje ličnih podataka',
    export: 'Izvoz',
    erase: 'Brisanje ličnih podataka',
    login: 'Prijava na panel',
    login_failed: 'Neuspjela prijava na panel',
    logout: 'Odjava',
    password: 'Lozinka',
    second_factor: 'Prijava u dva koraka',
    account: 'Nalozi',
    settings: 'Postavke',
    import: 'Uvoz',
  },
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    auditAdmin: typeof auditAdmin;
  }
}
