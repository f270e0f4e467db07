import type { Language } from '#shared/language.ts';

// Beside the messages, which every page loads.
const bs = {
  title: 'Učlanite se',
  lead: 'Članom postajete u tri koraka: preuzmite pristupnicu, popunite je i pošaljite Udruženju.',
  steps: {
    download: {
      title: 'Preuzmite pristupnicu',
      text: 'Obrazac je na bosanskom i engleskom jeziku, za štampu na papiru formata A4.',
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
  },
};

const en: typeof bs = {
  title: 'Become a member',
  lead: 'Becoming a member takes three steps: download the membership form, fill it in and send it to the Association.',
  steps: {
    download: {
      title: 'Download the membership form',
      text: 'The form is in Bosnian and English, for printing on A4 paper.',
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
  },
};

/** The texts of the page on how to become a member. */
export const joinTexts: Record<Language, typeof bs> = { bs, en };
