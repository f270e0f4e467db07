import { mailTemplate, writtenMessage } from '#features/mail/server/mail-template.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language.ts';
import { addressIn } from '#shared/page-versions.ts';
import { applicantPath } from '../paths.ts';
import { statusTexts } from '../texts/status.ts';
import { exampleFacts, facts } from './template-facts.ts';

const decisionFacts = { ...facts, status: 'text' } as const;

/** Values for a preview, of an application that is accepted. */
async function exampleDecision(services: Pick<Services, 'db' | 'visibleTo'>, lang: Language) {
  const { values } = await exampleFacts(services, lang);
  return { ...values, status: statusTexts[lang].accepted.sentence };
}

/** To who has applied, with the link to their own page; it tells nothing of what they wrote. */
export const applicationReceived = mailTemplate({
  name: 'application-received',
  placeholders: { ...decisionFacts, link: { bs: 'Otvori moju prijavu', en: 'Open my application' } },
  essential: ['link'],
  texts: {
    bs: {
      subject: 'Primili smo Vašu prijavu: {{event}}',
      body:
        'Poštovani,\n\nprimili smo Vašu prijavu: {{event}} ({{days}}).\n\n{{status}}\n\n' +
        'Na svojoj stranici možete vidjeti stanje prijave, ispraviti podatke i odustati. ' +
        'Link je ključ Vaše prijave; ne dijelite ga.\n\n{{link}}\n\n' +
        'Ako se niste Vi prijavili, ovu poruku zanemarite.\n\n{{association}}',
    },
    en: {
      subject: 'We have received your application: {{event}}',
      body:
        'Hello,\n\nwe have received your application: {{event}} ({{days}}).\n\n{{status}}\n\n' +
        'On your own page you can see how it stands, correct your details and withdraw. ' +
        'The link is the key to your application; do not pass it on.\n\n{{link}}\n\n' +
        'If it was not you who applied, please ignore this message.\n\n{{association}}',
    },
  },
  example: async (services, lang) => ({
    ...(await exampleDecision(services, lang)),
    link: services.mail.publicUrl + addressIn({ lang, path: applicantPath.href({ token: 'x'.repeat(43) }) }),
  }),
});

export const applicationDecided = mailTemplate({
  name: 'application-decided',
  placeholders: { ...decisionFacts, message: 'text' },
  essential: ['status', 'message'],
  texts: {
    bs: {
      subject: 'Vaša prijava: {{event}}',
      body: 'Poštovani,\n\n{{event}} ({{days}}): {{status}}\n\n{{message}}\n\n{{association}}',
    },
    en: {
      subject: 'Your application: {{event}}',
      body: 'Hello,\n\n{{event}} ({{days}}): {{status}}\n\n{{message}}\n\n{{association}}',
    },
  },
  example: async (services, lang) => ({
    ...(await exampleDecision(services, lang)),
    message: lang === 'bs' ? 'Ponesite laptop.' : 'Please bring a laptop.',
  }),
});

/** What an administrator writes to applicants. */
export const applicationMessage = writtenMessage('application-message', {
  bs: { subject: 'Promjena sale', message: 'Radionica počinje u sali 2.' },
  en: { subject: 'Another room', message: 'The workshop begins in room 2.' },
});

/** To the first who waits, when a place becomes free. */
export const placeFree = mailTemplate({
  name: 'application-place-free',
  placeholders: decisionFacts,
  texts: {
    bs: {
      subject: 'Mjesto se oslobodilo: {{event}}',
      body:
        'Poštovani,\n\noslobodilo se mjesto i pripalo je Vama: {{event}} ({{days}}). {{status}}\n\n' +
        'Ako ne možete doći, odustanite na stranici svoje prijave, da mjesto dobije neko drugi.\n\n{{association}}',
    },
    en: {
      subject: 'A place became free: {{event}}',
      body:
        'Hello,\n\na place became free and is yours: {{event}} ({{days}}). {{status}}\n\n' +
        'If you cannot come, please withdraw on the page of your application, so that somebody else gets the place.' +
        '\n\n{{association}}',
    },
  },
  example: exampleDecision,
});
