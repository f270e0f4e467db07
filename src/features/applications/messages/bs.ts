export const bs = {
  title: {
    workshop: 'Prijava na radionicu',
    symposium: 'Prijava na simpozij',
    congress: 'Prijava na kongres',
  },
  lead: 'Obavezna su samo tri polja: ime, prezime i e-mail adresa.',
  count_one: 'Do sada {{count}} prijava',
  count_few: 'Do sada {{count}} prijave',
  count_other: 'Do sada {{count}} prijava',
  full: 'Broj prijava već je dostigao broj mjesta ({{places}}). I dalje se možete prijaviti, ali sama prijava ne osigurava mjesto.',
  parts: 'Dijelovi prijave',
  groups: {
    basic: 'Osnovni podaci',
    education: 'Obrazovanje i zvanje',
    work: 'Zaposlenje',
    home: 'Kućna adresa',
    science: 'Naučni rad',
    membership: 'Tip članstva',
  },
  requiredHint: 'Polja označena zvjezdicom (*) su obavezna. Sva ostala možete preskočiti.',
  optional_one: '{{count}} neobavezno polje',
  optional_few: '{{count}} neobavezna polja',
  optional_other: '{{count}} neobaveznih polja',
  fields: {
    firstName: 'Ime',
    lastName: 'Prezime',
    email: 'E-mail adresa',
    birthYear: 'Godina rođenja',
    faculty: 'Fakultet',
    professionalDegree: 'Stručno zvanje',
    scientificDegree: 'Naučni stepen',
    firm: 'Firma / ustanova',
    workAddress: 'Adresa na poslu',
    workPhone: 'Telefon na poslu',
    workPostalCode: 'Poštanski broj',
    homeAddress: 'Adresa',
    homePostalCode: 'Poštanski broj',
    city: 'Grad',
    homePhone: 'Telefon',
    scientificActivity: 'Naučna djelatnost',
    specialization: 'Specijalizacija',
  },
  membershipTypes: {
    'redovni član': 'Redovni član',
    penzioner: 'Penzioner',
    student: 'Student',
    'počasni član': 'Počasni član',
    'pravno lice': 'Pravno lice',
  },
  required: {
    firstName: 'Unesite ime',
    lastName: 'Unesite prezime',
    email: 'Unesite e-mail adresu',
    consent: 'Označite saglasnost: bez nje se prijava ne može poslati.',
  },
  /** A changed text needs a new version in members/consent.ts. */
  consent:
    'Saglasan/saglasna sam da Udruženje može koristiti sve navedene podatke, osim adrese i telefona, u imenicima i u promociji svog rada.',
  consentLabel: 'Saglasnost',
  consentHint: 'Za slanje prijave potrebna je saglasnost.',
  submit: 'Pošalji prijavu',
  success: 'Prijava uspješno poslana!',
  failure: 'Došlo je do greške prilikom slanja prijave. Molimo pokušajte ponovo.',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    applications: typeof bs;
  }
}
