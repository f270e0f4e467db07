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
    forgotten: 'Zaboravljena lozinka?',
    ended: 'Vaša sesija je istekla. Prijavite se ponovo.',
    endedElsewhere: 'Odjavljeni ste u drugoj kartici. Prijavite se ponovo.',
  },
  again: {
    title: 'Prijavite se ponovo',
    text: 'Vaša sesija je istekla. Sve što ste upisali ostaje kako jeste.',
    cancel: 'Odustani',
  },
  logout: 'Odjavi se',
  language: { failed: 'Jezik nije promijenjen. Pokušajte ponovo.' },
  forgotten: {
    title: 'Zaboravljena lozinka',
    text: 'Upišite e-mail adresu svog naloga. Poslat ćemo Vam link kojim postavljate novu lozinku.',
    unmailed:
      'Ova stranica ne šalje poštu. Javite se drugom administratoru ili osobi koja održava server: ona postavlja novu lozinku naredbom npm run user.',
    submit: 'Pošalji link',
    busy: 'Slanje...',
    failed: 'Link nije poslan. Pokušajte ponovo.',
    sent: 'Ako postoji nalog za {{email}}, link je na putu. Važi 30 minuta. Pogledajte i neželjenu poštu.',
    back: 'Nazad na prijavu',
  },
  choose: {
    title: 'Nova lozinka',
    text: 'Odaberite lozinku kojom ćete se prijavljivati.',
    submit: 'Sačuvaj lozinku',
    done: 'Lozinka je sačuvana. Prijavite se njome.',
    ended:
      'Ovaj link više ne važi: iskorišten je, istekao je ili nije potpun. Zatražite novi, ili zamolite administratora za novi poziv.',
  },
  password: {
    title: 'Promjena lozinke',
    show: 'Prikaži lozinku',
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

export const usersAdmin = {
  title: 'Korisnici',
  hint: 'Ko se može prijaviti. Urednik uređuje sadržaj i ne vidi lične podatke, poštu ni korisnike.',
  loadError: 'Nije moguće učitati korisnike.',
  you: 'To ste Vi',
  never: 'Nikad',
  columns: { email: 'E-mail adresa', role: 'Uloga', state: 'Stanje', login: 'Posljednja prijava' },
  roles: { administrator: 'Administrator', editor: 'Urednik' },
  states: { active: 'Aktivan', invited: 'Pozvan', expired: 'Poziv istekao', disabled: 'Isključen' },
  make: { administrator: 'Postavi za administratora', editor: 'Postavi za urednika' },
  renew: 'Novi poziv',
  disable: 'Isključi',
  enable: 'Uključi',
  remove: 'Ukloni',
  removal: 'Nalog {{email}} bit će uklonjen i odmah odjavljen. Ono što je uredio ostaje.',
  removed: 'Nalog je uklonjen',
  saved: 'Nalog je izmijenjen',
  failed: 'Izmjena nije uspjela.',
  invite: {
    title: 'Pozovi kolegu',
    roleHint: 'Urednik: sadržaj, bez ličnih podataka. Administrator: sve.',
    submit: 'Pozovi',
    busy: 'Pozivanje...',
  },
  link: {
    title: 'Poziv je spreman',
    sent: 'Poziv je poslan na {{email}}. Možete ga i sami predati.',
    notSent: 'Slanje pošte nije podešeno, pa {{email}} ne dobija poruku: predajte ovaj link sami.',
    once: 'Link važi sedam dana i može se iskoristiti jednom. Kasnije se više ne prikazuje.',
    label: 'Link poziva',
    copy: 'Kopiraj link',
    copied: 'Link je kopiran',
    copyFailed: 'Kopiranje nije uspjelo. Označite link i kopirajte ga.',
  },
  only: {
    title: 'Samo za administratore',
    text: 'Ovaj dio administracije otvaraju samo administratori.',
  },
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    usersAdmin: typeof usersAdmin;
    accounts: typeof accounts;
  }
}
