export const twoFactor = {
  title: 'Prijava u dva koraka',
  on: 'Uključena',
  explanation:
    'Uz lozinku se pri prijavi upisuje i kod iz aplikacije na Vašem telefonu. Ko sazna lozinku, bez telefona ne može ući. Kada je uključite, odjavljuju se svi drugi uređaji.',
  begin: 'Uključi',
  since: 'Uključena od: {{at}}.',
  codesLeft_one: 'Preostao je {{count}} kod za oporavak.',
  codesLeft_few: 'Preostala su {{count}} koda za oporavak.',
  codesLeft_other: 'Preostalo je {{count}} kodova za oporavak.',
  fewCodes:
    'Kodovi za oporavak su pri kraju. Napravite nove i sačuvajte ih: bez njih i bez telefona ne možete se prijaviti.',
  loadError: 'Nije moguće učitati da li je prijava u dva koraka uključena.',
  cancel: 'Odustani',
  busy: 'Provjeravanje...',
  appCode: 'Kod iz aplikacije',
  appCodeHint: 'Šest cifara koje aplikacija sada pokazuje; svakih pola minute pokaže nove.',
  recoveryCode: 'Kod za oporavak',
  recoveryCodeHint: 'Jedan od deset kodova koje ste sačuvali. Svaki važi jednom.',
  signIn: {
    text: 'Lozinka je ispravna. Ostao je još drugi korak.',
    back: 'Nazad',
    useRecovery: 'Nemate telefon kod sebe? Upišite kod za oporavak',
    useApp: 'Upišite kod iz aplikacije',
    allLost:
      'Ako nemate ni telefon ni kodove, obratite se onome ko održava stranicu: drugi korak se može isključiti na serveru.',
  },
  offer: {
    title: 'Uključite prijavu u dva koraka',
    app: 'Na telefonu otvorite aplikaciju za kodove, npr. Google Authenticator, Microsoft Authenticator ili Aegis.',
    scan: 'U njoj dodajte nalog i snimite kod sa slike.',
    open: 'Ako ste na telefonu, otvorite aplikaciju ovdje.',
    type: 'Ako ne možete snimiti, upišite ključ:',
    qr: 'QR kod s ključem za aplikaciju; isti ključ piše i pored njega',
    submit: 'Uključi',
    failed: 'Prijava u dva koraka nije uključena.',
  },
  codes: {
    title: 'Sačuvajte kodove za oporavak',
    text: 'Svaki od ovih kodova jednom zamjenjuje telefon. Odštampajte ih ili sačuvajte tamo gdje ih samo Vi možete naći; kasnije ih stranica ne može pokazati.',
    whose: 'Kodovi za oporavak: {{host}}, {{email}}',
    once: 'Svaki važi jednom.',
    copy: 'Kopiraj',
    print: 'Odštampaj',
    save: 'Sačuvaj kao tekst',
    fileName: 'kodovi-za-oporavak.txt',
    done: 'Kodovi su sačuvani',
    copied: 'Kodovi su kopirani',
    copyFailed: 'Kodovi nisu kopirani. Označite ih i kopirajte sami.',
  },
  renew: {
    open: 'Novi kodovi za oporavak',
    title: 'Novi kodovi za oporavak',
    text: 'Stari kodovi, i oni koje niste iskoristili, više neće važiti.',
    submit: 'Napravi nove',
  },
  end: {
    open: 'Isključi',
    title: 'Isključiti prijavu u dva koraka?',
    text: 'Za prijavu će opet biti dovoljna lozinka. Kodovi za oporavak više neće važiti.',
    password: 'Vaša lozinka',
    submit: 'Isključi',
    done: 'Prijava u dva koraka je isključena',
    failed: 'Prijava u dva koraka nije isključena.',
  },
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    twoFactor: typeof twoFactor;
  }
}
