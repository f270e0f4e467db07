import type { Language } from '#shared/language.ts';

// Beside the messages, which every page loads.
const bs = {
  title: 'Vaša prijava je primljena',
  next: 'Šta slijedi',
  contact: 'Ako Udruženju zatreba još nešto, javit će Vam se na {{email}}.',
  link: 'Na ovom linku vidite status prijave, a možete je i ispraviti ili povući:',
  mailed: 'Link stiže i na {{email}}.',
  keep: 'Sačuvajte ga: drugi put ga nećemo prikazati.',
  print: 'Odštampaj',
  calendar: 'Dodaj događaj u kalendar',
  other: 'Za sve ostalo pišite na',
  data: 'Poslani podaci',
  text: 'Ako želite prijaviti još nekoga, otvorite novu prijavu.',
  again: 'Nova prijava',
};

const en: typeof bs = {
  title: 'We have received your application',
  next: 'What happens next',
  contact: 'Should the Association need anything else, it will write to you at {{email}}.',
  link: 'At this link you can see the status of your application, and correct or withdraw it:',
  mailed: 'The link is on its way to {{email}} too.',
  keep: 'Keep it: it will not be shown again.',
  print: 'Print',
  calendar: 'Add the event to your calendar',
  other: 'For anything else, write to',
  data: 'What you sent',
  text: 'To register someone else, open a new application.',
  again: 'New application',
};

/** What applicants read once their application was sent. */
export const confirmationTexts: Record<Language, typeof bs> = { bs, en };
