import { paginate } from '#server/db/pagination.ts';
import { type Handler, handle, handleCreate } from '#server/http/handler.ts';
import { success } from '#shared/endpoint.ts';
import { defaultLanguage } from '#shared/language.ts';
import { type MailStatus, mailCalls, templateCalls } from '../contract.ts';
import type { MailTemplate } from './mail-template.ts';
import { countMails, getMail, mails, queueAgain, queueHeld, toSummary } from './queries.ts';
import { queueMail, senderOf } from './queue-mail.ts';
import { renderMail } from './render.ts';
import {
  checkedTemplate,
  listTemplates,
  resetTemplate,
  saveTemplate,
  templateNamed,
} from './template-texts.ts';
import { testMessage } from './test-message.ts';

export function mailHandlers(templates: readonly MailTemplate[]): Handler[] {
  return [
    handle(mailCalls.page, async ({ query }, { db, counts }) => {
      const found = await paginate(counts, { query: mails(db, query), table: 'mails' }, query);
      return { ...found, items: found.items.map(toSummary) };
    }),
    handle(mailCalls.show, ({ id }, { db }) => getMail(db, id)),
    handle(mailCalls.retry, async ({ body }, { db, clock, mail }) => {
      const now = clock().toISOString();
      const changed = await db
        .transaction()
        .execute(tx => queueAgain(tx, body.ids, { at: now, canSend: mail.smtpUrl !== undefined }));
      return { ...success, changed };
    }),
    handle(mailCalls.sendHeld, async (_, { db, clock, mail }) => ({
      ...success,
      changed: mail.smtpUrl === undefined ? 0 : await queueHeld(db, clock().toISOString()),
    })),
    handleCreate(mailCalls.test, ({ body }, services) => ({
      make: tx =>
        queueMail(tx, services, {
          template: testMessage,
          to: body.to,
          lang: defaultLanguage,
          values: {},
          about: null,
        }),
    })),
    handle(mailCalls.state, async (_, { db, counts, mail }) => {
      const count = (status: MailStatus) => countMails(db, counts, status);
      return {
        is_configured: mail.smtpUrl !== undefined,
        from: mail.from.address,
        queued: await count('queued'),
        failed: await count('failed'),
        held: await count('held'),
      };
    }),
    handle(templateCalls.list, (_, { db }) => listTemplates(db, templates)),
    handle(templateCalls.update, ({ body }, { db }) =>
      saveTemplate(db, checkedTemplate(templates, body), body),
    ),
    handle(templateCalls.reset, async ({ query: { name, lang } }, { db }) => {
      await resetTemplate(db, templateNamed(templates, name).name, lang);
      return success;
    }),
    handle(templateCalls.preview, async ({ body }, services) => {
      const template = checkedTemplate(templates, body);
      const { lang } = body;
      const values = await template.example(services, lang);
      return renderMail({ template, texts: body, lang, values, sender: senderOf(services.mail, lang) });
    }),
  ];
}
