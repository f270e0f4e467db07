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
    join: 'Učlanite se',
  },
  people: {
    title: 'Ljudi',
    members_one: '{{count}} član',
    members_few: '{{count}} člana',
    members_other: '{{count}} članova',
  },
  notice: 'Obavještenje',
  theme: { label: 'Tema', system: 'Kao uređaj', light: 'Svijetla', dark: 'Tamna' },
  footer: {
    association: 'Udruženje',
    events: 'Događaji',
    content: 'Sadržaj',
    privacy: 'Privatnost',
    accessibility: 'Pristupačnost',
    calendar: 'Kalendar događaja',
    feed: 'RSS novosti',
  },
  onThisPage: 'Na ovoj stranici',
  form: {
    sending: 'Slanje...',
    privacy: 'Kako Udruženje čuva i koristi Vaše podatke',
    restored:
      'Vratili smo ono što ste ranije upisali. Sačuvano je samo u ovom pregledniku, lični podaci dok ne zatvorite karticu.',
    discard: 'Obriši upisano',
    trap: 'Ovo polje ostavite prazno',
  },
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    site: typeof bs;
  }
}
