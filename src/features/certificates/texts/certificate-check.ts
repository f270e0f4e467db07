import type { Language } from '#shared/language.ts';

// Beside the messages, which every page loads.
const bs = {
  title: 'Provjera potvrde',
  lead: 'Ono što piše na potvrdi mora se slagati s ovim podacima.',
  number: 'Broj potvrde',
  status: 'Status',
  statuses: { valid: 'važeća', revoked: 'opozvana' },
  /** Nothing is said of one in force but its facts. */
  meaning: 'Ovu potvrdu je Udruženje povuklo ili zamijenilo drugom.',
  name: 'Ime i prezime',
  event: 'Događaj',
  days: 'Datum',
  location: 'Mjesto',
  issued: 'Izdata',
  missing: {
    title: 'Potvrda nije pronađena',
    text: 'Udruženje nije izdalo potvrdu s ovim brojem. Provjerite je li broj tačno prepisan.',
  },
  home: 'Početna stranica',
  error: 'Potvrdu trenutno nije moguće provjeriti.',
};

const en: typeof bs = {
  title: 'Certificate check',
  lead: 'What the certificate says must match the details below.',
  number: 'Certificate number',
  status: 'Status',
  statuses: { valid: 'valid', revoked: 'revoked' },
  meaning: 'The Association has withdrawn this certificate, or replaced it by another one.',
  name: 'Name',
  event: 'Event',
  days: 'Date',
  location: 'Place',
  issued: 'Issued on',
  missing: {
    title: 'Certificate not found',
    text: 'The Association has issued no certificate with this number. Please check that it is copied correctly.',
  },
  home: 'Home page',
  error: 'The certificate cannot be checked at the moment.',
};

export const certificateCheckTexts: Record<Language, typeof bs> = { bs, en };
