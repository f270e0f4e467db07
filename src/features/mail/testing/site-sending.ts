import { createTestSite, json, type TestSite } from '#server/testing/test-site.ts';
import type { Mail, MailSummary } from '../contract.ts';
import type { MailSettings } from '../server/mail-settings.ts';
import { mailTemplate } from '../server/mail-template.ts';
import { queueMail } from '../server/queue-mail.ts';
import { MailWorker } from '../server/worker.ts';

export const note = mailTemplate({
  name: 'note',
  placeholders: { name: 'text', link: { bs: 'Otvori', en: 'Open' } },
  texts: {
    bs: { subject: 'Za: {{name}}', body: 'Poštovani,\n\npišemo: {{name}}.\n\n{{link}}' },
    en: { subject: 'For: {{name}}', body: 'Dear {{name}},\n\nwe write to you.\n\n{{link}}' },
  },
  example: async () => ({ name: 'Amra', link: 'https://primjer.ba' }),
});

/** A site with a worker that sends when it is told to. */
export async function siteSending(mail: Partial<MailSettings>, patience = {}) {
  const site = await createTestSite({ mail });
  const worker = new MailWorker(site.services, patience);
  const headers = await site.signIn();
  return {
    site,
    worker,
    queue: (changes: { to?: string; name?: string } = {}) => queueNote(site, changes),
    read: async () => {
      const { body } = await site.call<{ items: MailSummary[] }>('/mails', { headers });
      return body.items.map(({ status, attempts, error }) => ({ status, attempts, error }));
    },
    show: async (id: number) => (await site.call<Mail>(`/mails?id=${id}`, { headers })).body,
    retry: (...ids: number[]) =>
      site.call<{ changed: number }>('/mails/retry', {
        ...json({ ids }),
        headers: { ...headers, 'Content-Type': 'application/json' },
      }),
  };
}

function queueNote(site: TestSite, { to = 'amra@primjer.ba', name = 'Amra' } = {}) {
  return site.db.transaction().execute(tx =>
    queueMail(tx, site.services, {
      template: note,
      to,
      lang: 'bs',
      values: { name, link: 'https://primjer.ba/prijava/1' },
      about: { type: 'question', id: 7 },
    }),
  );
}

/** What has become of a message that was sent at once. */
export const sent = { status: 'sent', attempts: 1, error: null };
