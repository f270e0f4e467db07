import type { Language } from '#shared/language.ts';

// Beside the messages, which every page loads.
const bs = {
  title: 'Učlanite se',
  fees: 'Članarina',
  lead: 'Popunite obrazac na ovoj stranici, ili odštampajte pristupnicu i pošaljite je Udruženju.',
  onlineLead: 'Popunite obrazac na ovoj stranici.',
  online: {
    title: 'Prijavite se ovdje',
    lead: 'Obavezna su samo tri polja: ime, prezime i e-mail adresa.',
    sent: 'Vaša prijava za članstvo je primljena.',
    next: 'Udruženje odlučuje o prijavi.',
    answer: 'Odgovor šaljemo na {{email}}.',
    other: 'Za sve ostalo pišite na',
  },
  printed: 'Ili na papiru',
  steps: {
    download: {
      title: 'Preuzmite pristupnicu',
      text: 'Obrazac je na bosanskom i engleskom jeziku. Možete ga popuniti na računaru ili odštampati na papiru formata A4.',
      action: 'Preuzmite pristupnicu',
    },
    fill: {
      title: 'Popunite je i potpišite',
      text: 'Obavezni su ime, prezime i e-mail adresa; ostale podatke navedite ako želite. Označite jedan od pet tipova članstva, pročitajte saglasnost i potpišite se.',
    },
    send: {
      title: 'Pošaljite je e-mailom',
      text: 'Potpisanu pristupnicu skenirajte ili čitko fotografišite i pošaljite na info-adresu Udruženja:',
      action: 'Pišite nam',
      subject: 'Pristupnica',
    },
    bring: {
      title: 'Predajte je Udruženju',
      text: 'Potpisanu pristupnicu pošaljite ili donesite Udruženju.',
    },
  },
};

const en: typeof bs = {
  title: 'Become a member',
  fees: 'Membership fees',
  lead: 'Fill in the form on this page, or print the membership form and send it to the Association.',
  onlineLead: 'Fill in the form on this page.',
  online: {
    title: 'Apply here',
    lead: 'Only three fields are required: first name, last name and e-mail address.',
    sent: 'We have received your application for membership.',
    next: 'The Association decides on it.',
    answer: 'We send the answer to {{email}}.',
    other: 'For anything else, write to',
  },
  printed: 'Or on paper',
  steps: {
    download: {
      title: 'Download the membership form',
      text: 'The form is in Bosnian and English. Fill it in on a computer, or print it on A4 paper.',
      action: 'Download the form',
    },
    fill: {
      title: 'Fill it in and sign it',
      text: 'First name, last name and e-mail address are required; give the other details if you wish. Tick one of the five types of membership, read the consent and sign.',
    },
    send: {
      title: 'Send it by e-mail',
      text: 'Scan the signed form or take a legible photograph of it, and send it to this address:',
      action: 'Write an e-mail',
      subject: 'Membership form',
    },
    bring: {
      title: 'Hand it in',
      text: 'Post the signed form to the Association, or bring it.',
    },
  },
};

/** The texts of the page on how to become a member. */
export const joinTexts: Record<Language, typeof bs> = { bs, en };
