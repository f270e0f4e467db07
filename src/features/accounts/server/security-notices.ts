import { accountLanguage } from '#features/mail/server/account-language.ts';
import { mailTemplate } from '#features/mail/server/mail-template.ts';
import { type MailContext, queueMail } from '#features/mail/server/queue-mail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { formatInstant } from '#shared/instants.ts';
import type { Language } from '#shared/language.ts';
import { adminPath } from '#shared/paths.ts';

/** What the owner of an account is told of: somebody else may have done it. */
const events = {
  newBrowser: {
    bs: 'Na Vaš nalog se neko prijavio iz preglednika iz kojeg do sada nije bilo prijava.',
    en: 'Somebody has signed in to your account with a browser that was not used for it before.',
  },
  passwordChanged: {
    bs: 'Lozinka Vašeg naloga je promijenjena. Svi drugi uređaji su odjavljeni.',
    en: 'The password of your account was changed. All other devices were signed out.',
  },
  secondFactorOn: {
    bs: 'Za Vaš nalog je uključena prijava u dva koraka. Svi drugi uređaji su odjavljeni.',
    en: 'The second step of signing in was turned on for your account. All other devices were signed out.',
  },
  secondFactorOff: {
    bs: 'Za Vaš nalog je isključena prijava u dva koraka. Za prijavu je sada dovoljna lozinka.',
    en: 'The second step of signing in was turned off for your account. The password is enough now.',
  },
  recoveryCodesRenewed: {
    bs: 'Za Vaš nalog su napravljeni novi kodovi za oporavak. Raniji više ne važe.',
    en: 'New recovery codes were made for your account. Those from before do not work any more.',
  },
  recoveryCodeUsed: {
    bs: 'Na Vaš nalog se neko prijavio kodom za oporavak.',
    en: 'Somebody has signed in to your account with a recovery code.',
  },
} as const satisfies Record<string, Record<Language, string>>;
export type SecurityEvent = keyof typeof events;

type Names = Readonly<Record<Language, string>>;

const unknownDevice: Names = { bs: 'nepoznat uređaj', en: 'unknown device' };

export const securityNotice = mailTemplate({
  name: 'security-notice',
  placeholders: {
    what: 'text',
    moment: 'text',
    device: 'text',
    link: { bs: 'Otvori administraciju', en: 'Open the administration' },
  },
  essential: ['what'],
  texts: {
    bs: {
      subject: 'Promjena na Vašem nalogu',
      body:
        'Poštovani,\n\n{{what}}\n\nKada: {{moment}}\nUređaj: {{device}}\n\n' +
        'Ako ste to bili Vi, ne trebate ništa uraditi. Ako niste, odmah promijenite lozinku i odjavite sve uređaje, ' +
        'ili javite drugom administratoru da isključi Vaš nalog.\n\n{{link}}\n\n{{association}}',
    },
    en: {
      subject: 'A change to your account',
      body:
        'Hello,\n\n{{what}}\n\nWhen: {{moment}}\nDevice: {{device}}\n\n' +
        'If it was you, there is nothing to do. If it was not, change your password at once and sign out all devices, ' +
        'or ask another administrator to disable your account.\n\n{{link}}\n\n{{association}}',
    },
  },
  example: async ({ mail, timeZone }, lang) => ({
    what: events.newBrowser[lang],
    moment: formatInstant(new Date('2026-11-20T09:30:00Z'), timeZone, lang),
    device: 'Firefox, Windows',
    link: mail.publicUrl + adminPath.href(),
  }),
});

export type NoticeContext = MailContext & Pick<Services, 'timeZone'>;

/** Tells the owner of an account what has happened to it, in its language and in the transaction in which it happens. */
export async function noticeSecurity(
  tx: Tx,
  context: NoticeContext,
  { event, email, device }: { event: SecurityEvent; email: string; device: string | Names },
): Promise<void> {
  const lang = await accountLanguage(tx, email);
  await queueMail(tx, context, {
    template: securityNotice,
    to: email,
    lang,
    values: {
      what: events[event][lang],
      moment: formatInstant(context.clock(), context.timeZone, lang),
      device: (typeof device === 'string' ? device : device[lang]) || unknownDevice[lang],
      link: context.mail.publicUrl + adminPath.href(),
    },
    about: null,
  });
}
