import type { Language } from '#shared/language.ts';

// Beside the messages, which every page loads.
const bs = {
  title: 'Poruka Udruženju',
  hint: 'Sva polja su obavezna.',
  name: 'Ime i prezime',
  email: 'E-mail adresa',
  message: 'Poruka',
  required: {
    name: 'Unesite ime i prezime',
    email: 'Unesite e-mail adresu',
    message: 'Unesite poruku',
  },
  submit: 'Pošalji poruku',
  successMessage: 'Poruka je poslana!',
  errorMessage: 'Slanje poruke nije uspjelo. Pokušajte ponovo.',
  sent: 'Hvala Vam. Vašu poruku smo primili.',
};

const en: typeof bs = {
  title: 'Message to the Association',
  hint: 'All fields are required.',
  name: 'Full name',
  email: 'E-mail address',
  message: 'Message',
  required: {
    name: 'Enter your full name',
    email: 'Enter your e-mail address',
    message: 'Enter a message',
  },
  submit: 'Send message',
  successMessage: 'The message has been sent!',
  errorMessage: 'Failed to send message. Please try again.',
  sent: 'Thank you. We have received your message.',
};

/** The texts of the contact form. */
export const contactFormTexts: Record<Language, typeof bs> = { bs, en };
