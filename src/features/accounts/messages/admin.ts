export { twoFactor } from './two-factor.ts';

export const accounts = {
  login: {
    title: 'Administracija',
    documentTitle: 'Prijava',
    email: 'E-mail adresa',
    password: 'Lozinka',
    submit: 'Prijavi se',
    busy: 'Prijavljivanje...',
    back: 'Nazad na stranicu',
    failed: 'Neispravni podaci za prijavu',
    ended: 'Vaša sesija je istekla. Prijavite se ponovo.',
    endedElsewhere: 'Odjavljeni ste u drugoj kartici. Prijavite se ponovo.',
  },
  again: {
    title: 'Prijavite se ponovo',
    text: 'Vaša sesija je istekla. Sve što ste upisali ostaje kako jeste.',
    cancel: 'Odustani',
  },
  logout: 'Odjavi se',
  password: {
    title: 'Promjena lozinke',
    current: 'Trenutna lozinka',
    next: 'Nova lozinka',
    nextHint: 'Najmanje 6 karaktera',
    confirmation: 'Potvrda nove lozinke',
    mismatch: 'Lozinke se ne podudaraju',
    submit: 'Promijeni lozinku',
    busy: 'Čuvanje...',
    changed: 'Lozinka uspješno promijenjena',
    failed: 'Greška prilikom promjene lozinke',
  },
  sessions: {
    title: 'Gdje ste prijavljeni',
    current: 'Ovaj uređaj',
    unknownDevice: 'Nepoznat uređaj',
    since: 'Prijavljeni od: {{at}}',
    used: 'Posljednja upotreba: {{at}}',
    more_one: 'i još {{count}} uređaj',
    more_few: 'i još {{count}} uređaja',
    more_other: 'i još {{count}} uređaja',
    hint: 'Ne prepoznajete neki uređaj? Odjavite sve, pa promijenite lozinku.',
    alone: 'Niste prijavljeni ni na jednom drugom uređaju.',
    end: 'Odjavi sve',
    question: 'Odjaviti sve druge uređaje?',
    text: 'Ko god je tamo prijavljen, morat će se prijaviti ponovo. Na ovom uređaju ostajete prijavljeni.',
    busy: 'Odjavljivanje...',
    cancel: 'Odustani',
    ended: 'Svi drugi uređaji su odjavljeni',
    failed: 'Greška prilikom odjavljivanja',
    loadError: 'Nije moguće učitati gdje ste prijavljeni.',
  },
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    accounts: typeof accounts;
  }
}
