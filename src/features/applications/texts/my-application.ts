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
    'Udruženje čuva podatke i nakon što povučete prijavu. Ako želite da ih obriše, pišite nam s adrese s kojom ste se prijavili:',
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
    'The Association keeps the details after you withdraw. To have them erased, write to us from the address you applied with:',
};

export const myApplicationTexts: Record<Language, typeof bs> = { bs, en };
