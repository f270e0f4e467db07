export const overviewAdmin = {
  title: 'Dashboard',
  beginnings: 'Najčešće radnje',
  addImages: 'Dodaj slike',
  welcome: 'Dobro došli',
  signedInAs: 'Prijavljeni ste kao',
  loadError: 'Nije moguće učitati podatke.',
  figures: {
    title: 'Stanje',
    hint: 'Što postoji na oba jezika broji se jednom, kao u listama.',
    /** Below the number. */
    applications_one: 'prijava na otvorene događaje',
    applications_few: 'prijave na otvorene događaje',
    applications_other: 'prijava na otvorene događaje',
    questions_one: 'neodgovoreno pitanje',
    questions_few: 'neodgovorena pitanja',
    questions_other: 'neodgovorenih pitanja',
    memberships_one: 'prijava za članstvo',
    memberships_few: 'prijave za članstvo',
    memberships_other: 'prijava za članstvo',
    events_one: 'nadolazeći događaj',
    events_few: 'nadolazeća događaja',
    events_other: 'nadolazećih događaja',
    news_one: 'objavljena novost',
    news_few: 'objavljene novosti',
    news_other: 'objavljenih novosti',
  },
  arrivals: {
    title: 'Novo od Vaše posljednje posjete, {{moment}}',
    applications_one: '{{count}} prijava na događaj',
    applications_few: '{{count}} prijave na događaje',
    applications_other: '{{count}} prijava na događaje',
    questions_one: '{{count}} pitanje',
    questions_few: '{{count}} pitanja',
    questions_other: '{{count}} pitanja',
    memberships_one: '{{count}} prijava za članstvo',
    memberships_few: '{{count}} prijave za članstvo',
    memberships_other: '{{count}} prijava za članstvo',
    suspects: 'Izdvojeno kao sumnjivo: {{count}}',
    mails_one: '{{count}} poruka e-pošte koja nije poslana',
    mails_few: '{{count}} poruke e-pošte koje nisu poslane',
    mails_other: '{{count}} poruka e-pošte koje nisu poslane',
  },
  changes: {
    title: 'Šta su drugi mijenjali od Vaše posljednje posjete',
    actions: {
      create: 'dodano',
      update: 'izmijenjeno',
      publish: 'objavljeno',
      withdraw: 'povučeno sa stranice',
      restore: 'vraćeno',
      delete: 'obrisano',
    },
    more_one: 'i još {{count}} stavka',
    more_few: 'i još {{count}} stavke',
    more_other: 'i još {{count}} stavki',
  },
  weeks: {
    title: 'Prijave po sedmici',
    span: 'posljednjih {{weeks}} sedmica',
    none: 'U posljednjih {{weeks}} sedmica nije bilo prijava.',
    summary_one:
      'U posljednjih {{weeks}} sedmica {{count}} prijava: najviše {{most}} u sedmici od {{day}}, u ovoj {{current}}.',
    summary_few:
      'U posljednjih {{weeks}} sedmica {{count}} prijave: najviše {{most}} u sedmici od {{day}}, u ovoj {{current}}.',
    summary_other:
      'U posljednjih {{weeks}} sedmica {{count}} prijava: najviše {{most}} u sedmici od {{day}}, u ovoj {{current}}.',
  },
  events: {
    title: 'Prijave po događaju',
    /** For an event in both languages. */
    version: '{{language}}: {{count}}',
    none: 'Nema otvorenih ni nedavnih događaja.',
  },
  applications: { title: 'Najnovije prijave', none: 'Još nema prijava.' },
  questions: { title: 'Najnovija pitanja', all: 'Sva pitanja', none: 'Još nema pitanja.' },
  unpublished: {
    title: 'Za objaviti',
    none: 'Nema nacrta ni zakazanih objava.',
    scheduled: 'Sljedeće se objavljuje',
    drafts: 'Nacrti ({{count}})',
    changed: 'izmijenjeno {{moment}}',
  },
  translations: {
    title: 'Prijevodi',
    join: 'Poveži parove ({{count}})',
    none: 'Sve postoji na oba jezika i nijedan prijevod nije zastario.',
    missing: 'Bez prijevoda',
    outdated: 'Zastarjeli prijevodi',
  },
  mails: {
    failed_one: '{{count}} poruka e-pošte nije poslana.',
    failed_few: '{{count}} poruke e-pošte nisu poslane.',
    failed_other: '{{count}} poruka e-pošte nije poslano.',
    link: 'Pogledaj zašto',
  },
  secondAdministrator: {
    title: 'Pozovite još jednog administratora.',
    text: 'Sada ste jedini. Kada ne možete ući, drugi administrator vodi stranicu dalje.',
    link: 'Korisnici',
  },
  suspects: {
    title: 'Izdvojeno kao sumnjivo: {{count}}',
    text: 'Pogledajte nije li među tim i nečija prava poruka: kada istekne rok čuvanja, briše se samo od sebe.',
    questions: 'Pitanja ({{count}})',
    memberships: 'Prijave za članstvo ({{count}})',
    applications: 'Prijave ({{count}}): ',
  },
  backup: {
    title: 'Sigurnosna kopija',
    made: 'Kopija je uredno napravljena',
    none: 'Još nema kopije',
    failed: 'Kopiranje nije uspjelo',
    old: 'Kopija je zastarjela',
    last: 'Posljednja kopija:',
    madeText: 'Stranica svakog dana sama pravi kopiju sveg sadržaja i svih datoteka.',
    noneText: 'Stranica će prvu kopiju napraviti sama, nekoliko minuta nakon pokretanja.',
    failedText:
      'Posljednji pokušaj nije uspio; stranica će pokušati ponovo. Ako se ovo ponavlja, obavijestite osobu koja održava server: na disku možda nema dovoljno mjesta.',
    oldText: 'Nova kopija nije napravljena duže od dva dana. Obavijestite osobu koja održava server.',
  },
};

export const pairsAdmin = {
  title: 'Poveži parove',
  hint: 'Ove stavke postoje na po jednom jeziku, a izgledaju kao dva jezika iste stvari. Kod događaja zajednički podaci uzimaju se iz bosanske stavke.',
  columns: { items: 'Stavke', type: 'Vrsta', reasons: 'Isto im je' },
  /** Fields by their names in forms. */
  reasons: {
    startedAt: 'datum',
    finishedAt: 'datum',
    publishedAt: 'datum',
    year: 'godina',
    time: 'vrijeme',
    duration: 'trajanje',
    location: 'mjesto',
    instructor: 'predavač',
    organizer: 'organizator',
    author: 'autor',
    url: 'link',
    image: 'slika',
    pdf: 'PDF',
  },
  join: 'Poveži',
  skip: 'Preskoči',
  joinAll: 'Poveži sve ({{count}})',
  joining: 'Povezivanje...',
  joined_one: 'Povezan je {{count}} par',
  joined_few: 'Povezana su {{count}} para',
  joined_other: 'Povezano je {{count}} parova',
  failed: 'Povezivanje nije uspjelo.',
  notJoined_one: '{{count}} par nije povezan; razlog je u njegovom redu.',
  notJoined_few: '{{count}} para nisu povezana; razlog je u njihovim redovima.',
  notJoined_other: '{{count}} parova nije povezano; razlog je u njihovim redovima.',
  loadError: 'Nije moguće učitati prijedloge.',
  empty: {
    title: 'Nema prijedloga',
    text: 'Parovi se predlažu kad se stavkama na dva jezika slažu dani i još nešto, npr. mjesto ili slika.',
  },
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    overviewAdmin: typeof overviewAdmin;
    pairsAdmin: typeof pairsAdmin;
  }
}
