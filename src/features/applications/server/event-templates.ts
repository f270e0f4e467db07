import { eventPath } from '#features/events/paths.ts';
import { mailTemplate } from '#features/mail/server/mail-template.ts';
import { facts, inventedFacts } from './template-facts.ts';

const eventFacts = {
  ...facts,
  link: { bs: 'Otvori stranicu događaja', en: 'Open the page of the event' },
} as const;

const inventedChanges = {
  bs: 'Novi datum: 11.12.2026\nNovo vrijeme: 10:00',
  en: 'New date: 11 December 2026\nNew time: 10:00',
};
const sampleLink = (publicUrl: string) => publicUrl + eventPath({ kind: 'workshop', id: 1 });

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
  example: async ({ mail }, lang) => ({
    ...inventedFacts[lang],
    changes: inventedChanges[lang],
    link: sampleLink(mail.publicUrl),
  }),
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
  example: async ({ mail }, lang) => ({ ...inventedFacts[lang], link: sampleLink(mail.publicUrl) }),
});
