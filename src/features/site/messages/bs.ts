export const bs = {
  home: 'početna',
  mainNavigation: 'Glavna navigacija',
  mainMenu: 'Glavni meni',
  footerNavigation: 'Podnožje',
  preview: 'Ovo je pregled: ovako stranicu vide posjetioci kada je objavljena.',
  openMenu: 'Otvori meni',
  closeMenu: 'Zatvori meni',
  submenuOf: '{{item}}: podmeni',
  language: 'Jezik',
  nav: {
    about: 'O nama',
    mission: 'Misija',
    goals: 'Ciljevi i djelatnosti',
    organization: 'Organizacija',
    history: 'Historija',
    activities: 'Aktivnosti',
    contact: 'Kontakt',
    join: 'Postani član',
  },
  onThisPage: 'Na ovoj stranici',
  contact: {
    lead: 'Pišite nam o članstvu, događajima i saradnji.',
    details: 'Podaci za kontakt',
    address: 'Adresa',
    email: 'E-mail',
    social: 'Društvene mreže',
    message: 'Pošaljite poruku',
  },
  form: {
    sending: 'Slanje...',
    restored:
      'Vratili smo ono što ste ranije upisali. Sačuvano je samo u ovom pregledniku, lični podaci dok ne zatvorite karticu.',
    discard: 'Obriši upisano',
    trap: 'Ovo polje ostavite prazno',
    noScript: 'Ovaj obrazac radi samo uz JavaScript. Bez njega nam pišite na e-mail adresu:',
  },
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    site: typeof bs;
  }
}
