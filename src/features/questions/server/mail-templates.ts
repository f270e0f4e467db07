import { mailTemplate } from '#features/mail/server/mail-template.ts';
import { formatDay } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import { questions } from './queries.ts';

const invented = {
  bs: {
    name: 'Amra Hodžić',
    message: 'Kada počinje upis u članstvo?',
    answer: 'Upis je moguć cijele godine.\n\nPristupnica je na stranici „Učlanite se“.',
  },
  en: {
    name: 'Amra Hodžić',
    message: 'When does the enrolment of members begin?',
    answer: 'You can join at any time.\n\nThe form is on the page “Join”.',
  },
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
      subject: 'Primili smo Vašu poruku',
      body:
        'Poštovani,\n\nhvala Vam što ste nam pisali. Vašu poruku smo primili i odgovorit ćemo na ovu adresu.\n\n' +
        'Ako niste Vi pisali, ovu poruku zanemarite.\n\n{{association}}',
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

/** To who has asked, by an administrator; with the question, so that it can be read by itself. */
export const questionAnswered = mailTemplate({
  name: 'question-answered',
  placeholders: { name: 'text', answer: 'text', day: 'text', message: 'text' },
  essential: ['answer'],
  texts: {
    bs: {
      subject: 'Odgovor na Vašu poruku',
      body: 'Poštovani,\n\n{{answer}}\n\n{{association}}\n\nVaša poruka od {{day}}:\n{{message}}',
    },
    en: {
      subject: 'Our answer to your message',
      body: 'Hello,\n\n{{answer}}\n\n{{association}}\n\nYour message of {{day}}:\n{{message}}',
    },
  },
  example: async ({ db, timeZone }, lang) => {
    const newest = await questions(db, {}).limit(1).executeTakeFirst();
    const { name, message } = newest ?? invented[lang];
    const day = newest ? dayIn(timeZone, new Date(newest.created_at)) : '2026-11-20';
    const answer = newest?.answer ?? invented[lang].answer;
    return { name, answer, day: formatDay(day, lang), message: quote(message) };
  },
});

/** Marks each line of a text as somebody else's, as programs for e-mail do. */
export function quote(text: string): string {
  return text.replace(/^/gm, '> ');
}
