import { mailTemplate } from '#features/mail/server/mail-template.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language.ts';
import { addressIn } from '#shared/page-versions.ts';
import { exampleFacts, facts } from './template-facts.ts';

const eventFacts = {
  ...facts,
  link: { bs: 'Otvori stranicu događaja', en: 'Open the page of the event' },
} as const;

/** Values for a preview. */
async function exampleEvent(services: Pick<Services, 'db' | 'mail' | 'site' | 'visibleTo'>, lang: Language) {
  const { values, path } = await exampleFacts(services, lang);
  return { ...values, link: services.mail.publicUrl + addressIn({ lang, path }) };
}

/** To who has applied, when an administrator says so with a change of the event. */
export const eventChanged = mailTemplate({
  name: 'event-changed',
  placeholders: { ...eventFacts, changes: 'text' },
  essential: ['changes'],
  texts: {
    bs: {
      subject: 'Promjena: {{event}}',
      body:
        'Poštovani,\n\nprijavljeni ste na događaj „{{event}}“, koji je izmijenjen.\n\n{{changes}}\n\n{{link}}\n\n' +
        'Ako tada ne možete doći, odustanite na stranici svoje prijave.\n\n{{association}}',
    },
    en: {
      subject: 'Changed: {{event}}',
      body:
        'Hello,\n\nyou have applied to “{{event}}”, which has changed.\n\n{{changes}}\n\n{{link}}\n\n' +
        'If you cannot come then, please withdraw on the page of your application.\n\n{{association}}',
    },
  },
  example: async (services, lang) => {
    const values = await exampleEvent(services, lang);
    const changes = lang === 'bs' ? `Novi datum: ${values.days}` : `New date: ${values.days}`;
    return { ...values, changes };
  },
});

/** The same when the event is cancelled. */
export const eventCancelled = mailTemplate({
  name: 'event-cancelled',
  placeholders: eventFacts,
  texts: {
    bs: {
      subject: 'Otkazano: {{event}}',
      body:
        'Poštovani,\n\nnažalost, događaj „{{event}}“ ({{days}}), na koji ste se prijavili, otkazan je. ' +
        'Ne morate ništa učiniti.\n\n{{link}}\n\n{{association}}',
    },
    en: {
      subject: 'Cancelled: {{event}}',
      body:
        'Hello,\n\nunfortunately “{{event}}” ({{days}}), to which you have applied, is cancelled. ' +
        'There is nothing that you need to do.\n\n{{link}}\n\n{{association}}',
    },
  },
  example: exampleEvent,
});
