import { transact } from '#server/audit/audit-trail.ts';
import { type AuditRule, audited, made, unaudited } from '#server/audit/declaration.ts';
import { paginate } from '#server/db/pagination.ts';
import { type Handler, handle, handleCreate } from '#server/http/handler.ts';
import { success } from '#shared/api/endpoint.ts';
import { defaultLanguage } from '#shared/language.ts';
import { type MailStatus, mailCalls, type TemplateInput, templateCalls } from '../contract.ts';
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

/** A template is known by its name. */
const settingOfTemplate: AuditRule = ({ query, body }) => {
  const { name, subject, body: text } = { ...query, ...body } as Partial<TemplateInput>;
  const changed = [...(subject === undefined ? [] : ['subject']), ...(text === undefined ? [] : ['body'])];
  return [{ action: 'settings', type: 'mail_template', title: name, changed }];
};

export function mailHandlers(templates: readonly MailTemplate[]): Handler[] {
  return [
    handle(mailCalls.page, async ({ query }, { db, counts }) => {
      const found = await paginate(counts, { query: mails(db, query), table: 'mails' }, query);
      return { ...found, items: found.items.map(toSummary) };
    }),
    handle(mailCalls.show, ({ id }, { db }) => getMail(db, id)),
    handle(
      mailCalls.retry,
      async ({ body }, { db, clock, mail }) => {
        const again = { at: clock().toISOString(), canSend: mail.smtpUrl !== undefined };
        return { ...success, changed: await transact(db, tx => queueAgain(tx, body.ids, again)) };
      },
      audited('update', 'mail'),
    ),
    handle(
      mailCalls.sendHeld,
      async (_, { db, clock, mail }) => {
        if (mail.smtpUrl === undefined) return { ...success, changed: 0 };
        return { ...success, changed: await transact(db, tx => queueHeld(tx, clock().toISOString())) };
      },
      audited('update', 'mail'),
    ),
    handleCreate(
      mailCalls.test,
      ({ body }, services) => ({
        make: tx =>
          queueMail(tx, services, {
            template: testMessage,
            to: body.to,
            lang: defaultLanguage,
            values: {},
            about: null,
          }),
      }),
      made('mail'),
    ),
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
    handle(
      templateCalls.update,
      ({ body }, { db }) => transact(db, tx => saveTemplate(tx, checkedTemplate(templates, body), body)),
      settingOfTemplate,
    ),
    handle(
      templateCalls.reset,
      async ({ query: { name, lang } }, { db }) => {
        await transact(db, tx => resetTemplate(tx, templateNamed(templates, name).name, lang));
        return success;
      },
      settingOfTemplate,
    ),
    handle(
      templateCalls.preview,
      async ({ body }, services) => {
        const template = checkedTemplate(templates, body);
        const { lang } = body;
        const values = await template.example(services, lang);
        const sender = await senderOf(services.db, services, lang);
        return renderMail({ template, texts: body, lang, values, sender });
      },
      unaudited,
    ),
  ];
}
