import { mailTemplate, writtenMessage } from '#features/mail/server/mail-template.ts';
import type { Language } from '#shared/language.ts';

const name = 'Amra Hodžić';

/** What a new member is told of the number in the register; nothing where there is none. */
export function numberSentence(number: string, lang: Language): string {
  if (number === '') return '';
  return lang === 'bs' ? `Vaš članski broj: ${number}.` : `Your membership number: ${number}.`;
}

/** To who has applied. It does not repeat what was typed: the address may be a stranger's. */
export const membershipReceived = mailTemplate({
  name: 'membership-received',
  placeholders: { name: 'text' },
  texts: {
    bs: {
      subject: 'Primili smo Vašu prijavu za članstvo',
      body:
        'Poštovani,\n\nprimili smo Vašu prijavu za članstvo. Udruženje odlučuje o njoj, a odgovor šaljemo na ovu adresu.\n\n' +
        'Ako se niste Vi prijavili, ovu poruku zanemarite.\n\n{{association}}',
    },
    en: {
      subject: 'We have received your application for membership',
      body:
        'Hello,\n\nwe have received your application for membership. The Association decides on it, and will answer to this address.\n\n' +
        'If it was not you who applied, please ignore this message.\n\n{{association}}',
    },
  },
  example: async () => ({ name }),
});

export const membershipAccepted = mailTemplate({
  name: 'membership-accepted',
  placeholders: { name: 'text', number: 'text', message: 'text' },
  essential: ['message'],
  texts: {
    bs: {
      subject: 'Dobro došli u Udruženje',
      body: 'Poštovani,\n\nVaša prijava za članstvo je prihvaćena. {{number}}\n\n{{message}}\n\n{{association}}',
    },
    en: {
      subject: 'Welcome to the Association',
      body: 'Hello,\n\nyour application for membership has been accepted. {{number}}\n\n{{message}}\n\n{{association}}',
    },
  },
  example: async (_services, lang) => ({
    name,
    number: numberSentence('17', lang),
    message:
      lang === 'bs'
        ? 'Članarinu možete uplatiti do kraja mjeseca.'
        : 'Please pay the fee by the end of the month.',
  }),
});

export const membershipDeclined = mailTemplate({
  name: 'membership-declined',
  placeholders: { name: 'text', message: 'text' },
  essential: ['message'],
  texts: {
    bs: {
      subject: 'Vaša prijava za članstvo',
      body: 'Poštovani,\n\nnažalost, Vašu prijavu za članstvo nismo mogli prihvatiti.\n\n{{message}}\n\n{{association}}',
    },
    en: {
      subject: 'Your application for membership',
      body: 'Hello,\n\nunfortunately we could not accept your application for membership.\n\n{{message}}\n\n{{association}}',
    },
  },
  example: async (_services, lang) => ({
    name,
    message:
      lang === 'bs' ? 'Prijavite se ponovo nakon diplome.' : 'Please apply again once you have your degree.',
  }),
});

/** What an administrator writes to members. */
export const memberMessageTemplate = writtenMessage('member-message', {
  bs: { subject: 'Članarina za 2026', message: 'Molimo Vas da uplatite članarinu.' },
  en: { subject: 'Fee for 2026', message: 'Please pay the membership fee.' },
});
