import type { Language } from '#shared/language.ts';

// Beside the messages, which every page loads.
const bs = {
  lead: 'Pišite nam o članstvu, događajima i saradnji.',
  details: 'Podaci za kontakt',
  address: 'Adresa',
  map: 'Prikaži na karti',
  email: 'E-mail',
  phone: 'Telefon',
  social: 'Društvene mreže',
  message: 'Pošaljite poruku',
};

const en: typeof bs = {
  lead: 'Write to us about membership, events and cooperation.',
  details: 'Contact details',
  address: 'Address',
  map: 'Show on the map',
  email: 'E-mail',
  phone: 'Telephone',
  social: 'Social media',
  message: 'Send a message',
};

/** The texts of the contact page. */
export const contactPageTexts: Record<Language, typeof bs> = { bs, en };
