import type { Db, Tx } from '#server/db/schema.ts';
import type { Language } from '#shared/language.ts';
import { adminPath } from '#shared/paths.ts';
import { translate } from '#shared/translate.ts';
import { accountLanguage } from './account-language.ts';
import { mailTemplate } from './mail-template.ts';
import { type MailContext, queueMail } from './queue-mail.ts';

/** In milliseconds. */
const betweenNotices = 15 * 60_000;

/** What people send in. */
const submissions = ['applications', 'questions', 'memberships'] as const;
type Submission = (typeof submissions)[number];
type Counts = Record<Submission, number>;

const messages = {
  bs: {
    and: 'i',
    applications_one: '{{count}} nova prijava',
    applications_few: '{{count}} nove prijave',
    applications_other: '{{count}} novih prijava',
    questions_one: '{{count}} novo pitanje',
    questions_few: '{{count}} nova pitanja',
    questions_other: '{{count}} novih pitanja',
    memberships_one: '{{count}} nova prijava za članstvo',
    memberships_few: '{{count}} nove prijave za članstvo',
    memberships_other: '{{count}} novih prijava za članstvo',
  },
  en: {
    and: 'and',
    applications_one: '{{count}} new application',
    applications_other: '{{count}} new applications',
    questions_one: '{{count}} new question',
    questions_other: '{{count}} new questions',
    memberships_one: '{{count}} new application for membership',
    memberships_other: '{{count}} new applications for membership',
  },
};

function summarize(counts: Counts, lang: Language): string {
  const told = submissions
    .filter(kind => counts[kind] > 0)
    .map(kind => translate(messages[lang], lang, kind, { count: counts[kind] }));
  const last = told.pop() ?? '';
  return told.length > 0 ? `${told.join(', ')} ${messages[lang].and} ${last}` : last;
}

/** To those whom `MAIL_NOTIFY` names. It has no data of a person: these stay in the panel. */
export const submissionsNotice = mailTemplate({
  name: 'new-submissions',
  placeholders: { summary: 'text', link: { bs: 'Otvori administraciju', en: 'Open the administration' } },
  essential: ['summary'],
  texts: {
    bs: {
      subject: '{{summary}}',
      body: 'Na stranici čeka: {{summary}}.\n\n{{link}}',
    },
    en: {
      subject: '{{summary}}',
      body: 'Waiting on the site: {{summary}}.\n\n{{link}}',
    },
  },
  example: async ({ mail }, lang) => ({
    summary: summarize({ applications: 2, questions: 1, memberships: 0 }, lang),
    link: mail.publicUrl + adminPath.href(),
  }),
});

/**
 * Tells those who want to hear of submissions that there are new ones, in their transaction: at once if they have
 * heard of none for a while, otherwise later and together with those that come until then.
 */
export async function noticeSubmissions(
  tx: Tx,
  context: MailContext,
  kind: Submission,
  count: number,
): Promise<void> {
  if (context.mail.notified.length > 0) await addAndSend(tx, context, { [kind]: count });
}

/** Sends the notice that waits, if it is due; returns when it will be. */
export async function sendDueNotice(db: Db, context: MailContext): Promise<string | undefined> {
  const waiting = await db.selectFrom('mail_notices').selectAll().executeTakeFirst();
  if (!waiting?.sent_at || submissions.every(kind => waiting[kind] === 0)) return undefined;
  const due = nextNotice(waiting.sent_at);
  if (due > context.clock()) return due.toISOString();
  await db.transaction().execute(tx => addAndSend(tx, context, {}));
  return undefined;
}

async function addAndSend(tx: Tx, context: MailContext, added: Partial<Counts>): Promise<void> {
  const { applications = 0, questions = 0, memberships = 0 } = added;
  const { clock, mail } = context;
  // Writing the row first makes those wait that come at the same moment.
  const waiting = await tx
    .insertInto('mail_notices')
    .values({ id: 1, applications, questions, memberships, sent_at: null })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(({ eb, ref }) => ({
        applications: eb(ref('mail_notices.applications'), '+', applications),
        questions: eb(ref('mail_notices.questions'), '+', questions),
        memberships: eb(ref('mail_notices.memberships'), '+', memberships),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  const now = clock();
  if (waiting.sent_at && nextNotice(waiting.sent_at) > now) return;
  await tx
    .updateTable('mail_notices')
    .set({ applications: 0, questions: 0, memberships: 0, sent_at: now.toISOString() })
    .execute();
  for (const to of mail.notified) {
    const lang = await accountLanguage(tx, to);
    const values = { summary: summarize(waiting, lang), link: mail.publicUrl + adminPath.href() };
    await queueMail(tx, context, { template: submissionsNotice, to, lang, values, about: null });
  }
}

const nextNotice = (sentAt: string) => new Date(Date.parse(sentAt) + betweenNotices);
