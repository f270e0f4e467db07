import type { Language } from '#shared/language.ts';

// Beside the messages, which every page loads.
const bs = {
  title: 'Vaša prijava',
  lead: 'Ovu stranicu vidi samo ko ima njen link. Sačuvajte ga.',
  status: 'Status prijave',
  cancelled: 'Događaj je otkazan.',
  certificate: 'Potvrda o učešću',
  certificates: {
    bs: 'Potvrda na bosanskom (PDF)',
    en: 'Potvrda na engleskom (PDF)',
    both: 'Dvojezična potvrda (PDF)',
  },
  event: 'Događaj',
  error: 'Prijavu trenutno nije moguće prikazati.',
  withdraw: 'Povuci prijavu',
  withdrawText: 'Mjesto se ustupa drugima. Povlačenje se ne može poništiti.',
  withdrawNow: 'Da, povuci prijavu',
  correct: 'Ispravi podatke',
  nameFixed:
    'Označeno je da ste bili na događaju, pa ime ispravlja samo Udruženje: pišite mu ako je pogrešno.',
  save: 'Sačuvaj ispravke',
  corrected: 'Ispravke su sačuvane.',
  correctionsClosed: 'Podatke ovdje više nije moguće ispraviti. Ako je nešto pogrešno, pišite na',
  refusals: {
    correct: {
      applications_closed: 'Ispravke nisu sačuvane: prijave su zatvorene.',
      conflict: 'Podaci su u međuvremenu promijenjeni. Provjerite ispravke i sačuvajte ih ponovo.',
    },
    withdraw: { applications_closed: 'Prijava nije povučena: događaj je već počeo.' },
  },
  erasure: 'Brisanje podataka',
  erasureText:
    'Udruženje čuva podatke i nakon što povučete prijavu. Ovdje ih možete obrisati: prijavu s njenom historijom i porukama o njoj.',
  erase: 'Obriši moje podatke',
  eraseText: 'Prijava se briše zauvijek, mjesto se ustupa drugima, a ovaj link više ništa ne otvara.',
  eraseCertificate: 'Potvrda o učešću postaje nevažeća; ostaje samo njen broj, bez imena.',
  eraseNow: 'Da, obriši moje podatke',
  erased: 'Vaša prijava i podaci uz nju su obrisani.',
  erasureOfRest:
    'Ako želite da Udruženje obriše i sve ostalo što čuva o Vama (druge prijave, pitanja, članstvo), pišite s adrese s kojom ste se prijavili na',
};

const en: typeof bs = {
  title: 'Your application',
  lead: 'Only people with the link can see this page. Keep it.',
  status: 'Status of the application',
  cancelled: 'The event has been cancelled.',
  certificate: 'Certificate of participation',
  certificates: {
    bs: 'Certificate in Bosnian (PDF)',
    en: 'Certificate in English (PDF)',
    both: 'Certificate in both languages (PDF)',
  },
  event: 'Event',
  error: 'Your application cannot be shown at the moment.',
  withdraw: 'Withdraw application',
  withdrawText: 'The place goes to others. A withdrawal cannot be undone.',
  withdrawNow: 'Yes, withdraw the application',
  correct: 'Correct your details',
  nameFixed:
    'You are marked as having come, so only the Association corrects your name: write to it if the name is wrong.',
  save: 'Save corrections',
  corrected: 'Your corrections have been saved.',
  correctionsClosed: 'The details can no longer be corrected here. If something is wrong, write to',
  refusals: {
    correct: {
      applications_closed: 'Your corrections were not saved: applications are closed.',
      conflict: 'The details have changed in the meantime. Check your corrections and save them again.',
    },
    withdraw: { applications_closed: 'The application was not withdrawn: the event has begun.' },
  },
  erasure: 'Erasing your data',
  erasureText:
    'The Association keeps the details after you withdraw. You can erase them here: the application with its history and the messages about it.',
  erase: 'Erase my data',
  eraseText:
    'The application is erased for good, its place goes to others, and this link opens nothing any more.',
  eraseCertificate: 'The certificate becomes invalid; only its number stays, without your name.',
  eraseNow: 'Yes, erase my data',
  erased: 'Your application and the details with it have been erased.',
  erasureOfRest:
    'To have the Association erase everything else it keeps about you (other applications, questions, membership), write from the address you applied with to',
};

export const myApplicationTexts: Record<Language, typeof bs> = { bs, en };
