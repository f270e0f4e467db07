import * as z from 'zod/mini';
import { done, endpoint, pageOf, pageQuery } from '#shared/api/endpoint.ts';
import { languages } from '#shared/language.ts';
import {
  choice,
  email,
  language,
  limits,
  optionalText,
  references,
  requiredText,
  whole,
} from '#shared/validation.ts';

const { page, pageSize } = pageQuery(50, []);

/** What somebody writes to several people. */
export const messageWords = z.object({
  subject: requiredText(limits.line),
  text: requiredText(limits.text),
});
export type MessageWords = z.output<typeof messageWords>;

/** `held`: kept, because no server is set that would send it. */
export const mailStatuses = ['queued', 'sent', 'failed', 'held'] as const;
export type MailStatus = (typeof mailStatuses)[number];

const mailSummary = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  lang: z.enum(languages),
  /** What it tells of, such as a question. */
  about: z.nullable(z.object({ type: z.string(), id: z.int() })),
  status: z.enum(mailStatuses),
  attempts: z.int(),
  /** Why the last attempt failed. */
  error: z.nullable(z.string()),
  created_at: z.string(),
  sent_at: z.nullable(z.string()),
  /** When it was last tried. */
  attempted_at: z.nullable(z.string()),
});
export type MailSummary = z.infer<typeof mailSummary>;

const mail = z.extend(mailSummary, { text: z.string(), html: z.string() });
export type Mail = z.infer<typeof mail>;

/** A message as its reader will see it. */
export const renderedMail = z.object({ subject: z.string(), text: z.string(), html: z.string() });

export const mailCalls = {
  /** What was sent or is to be, the newest first. */
  page: endpoint({
    name: 'pageMails',
    method: 'GET',
    path: '/mails',
    access: 'administrator',
    query: z.object({
      page,
      pageSize,
      status: z.optional(choice(mailStatuses)),
      search: z.optional(optionalText()),
      /** Together: only what tells of one thing. */
      aboutType: z.optional(requiredText()),
      aboutId: z.optional(whole(1, Number.MAX_SAFE_INTEGER)),
    }),
    response: pageOf(mailSummary),
    schemaName: 'MailSummary',
    clientMessage: 'Failed to fetch e-mails',
  }),
  show: endpoint({
    name: 'showMail',
    method: 'GET',
    path: '/mails',
    when: ['id'],
    access: 'administrator',
    id: 'id',
    response: mail,
    schemaName: 'Mail',
    clientMessage: 'Failed to fetch the e-mail',
  }),
  /** Sends what has failed or was held, and at once what waits for its next attempt. What was sent stays as it is. */
  retry: endpoint({
    name: 'retryMails',
    method: 'POST',
    path: '/mails/retry',
    access: 'administrator',
    body: { types: ['json'], schema: z.object({ ids: references() }) },
    response: z.object({ success: z.literal(true), changed: z.int() }),
    errors: ['not_found'],
    clientMessage: 'Failed to send again',
  }),
  /** Sends all that was held. */
  sendHeld: endpoint({
    name: 'sendHeldMails',
    method: 'POST',
    path: '/mails/send-held',
    access: 'administrator',
    response: z.object({ success: z.literal(true), changed: z.int() }),
    clientMessage: 'Failed to send what was held',
  }),
  test: endpoint({
    name: 'sendTestMail',
    method: 'POST',
    path: '/mails/test',
    status: 201,
    access: 'administrator',
    body: { types: ['json'], schema: z.object({ to: email() }) },
    response: z.object({ id: z.int() }),
    clientMessage: 'Failed to queue the test message',
  }),
  state: endpoint({
    name: 'showMailState',
    method: 'GET',
    path: '/mail-state',
    access: 'administrator',
    response: z.object({
      /** Whether a server is set that sends. */
      is_configured: z.boolean(),
      /** The address that messages come from. */
      from: z.string(),
      queued: z.int(),
      failed: z.int(),
      held: z.int(),
    }),
    schemaName: 'MailState',
    clientMessage: 'Failed to fetch the state of e-mail',
  }),
};

const mailTemplate = z.object({
  name: z.string(),
  lang: z.enum(languages),
  subject: z.string(),
  body: z.string(),
  is_default: z.boolean(),
  /** Those that the subject and the body may contain, as `{{name}}`. */
  placeholders: z.array(z.string()),
  /** Those of them without which the message does not say what it is sent for. */
  essential: z.array(z.string()),
});
export type MailTemplateTexts = z.infer<typeof mailTemplate>;

const templateInput = z.object({
  name: requiredText(),
  lang: language(),
  subject: requiredText(limits.line),
  body: requiredText(limits.text),
});
export type TemplateInput = z.output<typeof templateInput>;

const templateKey = z.object({ name: requiredText(), lang: language() });

export const templateCalls = {
  list: endpoint({
    name: 'listMailTemplates',
    method: 'GET',
    path: '/mail-templates',
    access: 'administrator',
    response: z.array(mailTemplate),
    schemaName: 'MailTemplate',
    clientMessage: 'Failed to fetch the templates',
  }),
  update: endpoint({
    name: 'updateMailTemplate',
    method: 'PUT',
    path: '/mail-templates',
    access: 'administrator',
    body: { types: ['json'], schema: templateInput },
    response: mailTemplate,
    schemaName: 'MailTemplate',
    errors: ['not_found'],
    clientMessage: 'Failed to save the template',
  }),
  /** Back to the default. */
  reset: endpoint({
    name: 'resetMailTemplate',
    method: 'DELETE',
    path: '/mail-templates',
    access: 'administrator',
    query: templateKey,
    response: done,
    errors: ['not_found'],
    clientMessage: 'Failed to reset the template',
  }),
  /** A message as it would be, with the data of the newest submission. */
  preview: endpoint({
    name: 'previewMailTemplate',
    method: 'POST',
    path: '/mail-templates/preview',
    access: 'administrator',
    body: { types: ['json'], schema: templateInput },
    response: renderedMail,
    errors: ['not_found'],
    clientMessage: 'Failed to preview the template',
  }),
};
