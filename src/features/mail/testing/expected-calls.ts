import type { ExpectedCalls, Fill } from '#server/testing/expected-call.ts';
import { createBy } from '#server/testing/sample-forms.ts';
import { mailCalls } from '../contract.ts';

declare module '#server/testing/expected-call.ts' {
  interface SampleIds {
    mail: number;
  }
}

const sampleTemplate = { name: 'test', lang: 'bs', subject: '{{association}}', body: 'Radi: {{website}}' };
const changed = () => [['settings', 'mail_template']] as const;

export const calls: ExpectedCalls = {
  pageMails: { who: 'administrators' },
  showMail: { who: 'administrators', sample: ({ mail }) => ({ query: { id: mail } }) },
  retryMails: {
    who: 'administrators',
    sample: ({ mail }) => ({ fields: { ids: [mail] } }),
    audit: ({ mail }) => [['update', 'mail', mail]],
  },
  // Without a server nothing is sent.
  sendHeldMails: { who: 'administrators', audit: () => [] },
  sendTestMail: {
    who: 'administrators',
    status: 201,
    sample: () => ({ fields: { to: 'proba@primjer.ba' } }),
    audit: (_, made) => [['create', 'mail', made]],
  },
  showMailState: { who: 'administrators' },
  listMailTemplates: { who: 'administrators' },
  updateMailTemplate: {
    who: 'administrators',
    sample: () => ({ fields: { ...sampleTemplate, subject: 'Probna' } }),
    audit: changed,
  },
  resetMailTemplate: {
    who: 'administrators',
    sample: () => ({ query: { name: sampleTemplate.name, lang: sampleTemplate.lang } }),
    audit: changed,
  },
  previewMailTemplate: {
    who: 'administrators',
    sample: () => ({ fields: sampleTemplate }),
    audit: () => [],
  },
};

export const fill: Fill = async site => ({
  mail: (await createBy<{ id: number }>(site, mailCalls.test, { to: 'proba@primjer.ba' })).id,
});
