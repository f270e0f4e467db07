import { mailTemplate } from '#features/mail/server/mail-template.ts';
import { questions } from './queries.ts';

const invented = {
  bs: { name: 'Amra Hodžić', message: 'Kada počinje upis u članstvo?' },
  en: { name: 'Amra Hodžić', message: 'When does the enrolment of members begin?' },
};

/**
 * To who has asked. By itself it does not repeat the message: whoever writes a stranger's address into the form could
 * otherwise send them whatever they like.
 */
export const questionReceived = mailTemplate({
  name: 'question-received',
  placeholders: { name: 'text', message: 'text' },
  texts: {
    bs: {
      subject: 'Primili smo vašu poruku',
      body:
        'Poštovani,\n\nhvala vam što ste nam pisali. Vašu poruku smo primili i odgovorit ćemo na ovu adresu.\n\n' +
        'Ako niste vi pisali, ovu poruku zanemarite.\n\n{{association}}',
    },
    en: {
      subject: 'We have received your message',
      body:
        'Hello,\n\nthank you for writing to us. We have received your message and will answer to this address.\n\n' +
        'If it was not you who wrote, please ignore this message.\n\n{{association}}',
    },
  },
  example: async ({ db }, lang) => {
    const newest = await questions(db, {}).limit(1).executeTakeFirst();
    const { name, message } = newest ?? invented[lang];
    return { name, message };
  },
});
