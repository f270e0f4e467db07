import { mailTemplate } from '#features/mail/server/mail-template.ts';
import type { Role } from '#shared/api/access.ts';
import type { Language } from '#shared/language.ts';
import { accountAdminPaths } from '../paths.ts';

/** What people of a role may do, within a sentence. */
export const roleTexts: Record<Language, Record<Role, string>> = {
  bs: { administrator: 'administrator', editor: 'urednik sadržaja' },
  en: { administrator: 'administrator', editor: 'editor of content' },
};

const passwordLink = { bs: 'Postavi lozinku', en: 'Set a password' };
const exampleLink = (publicUrl: string) =>
  publicUrl + accountAdminPaths.choosePassword.href({ token: 'x'.repeat(43) });

export const invitation = mailTemplate({
  name: 'account-invitation',
  placeholders: { role: 'text', link: passwordLink },
  essential: ['link'],
  texts: {
    bs: {
      subject: 'Poziv za uređivanje stranice',
      body:
        'Poštovani,\n\npozvani ste da uređujete stranicu {{association}} kao {{role}}. ' +
        'Otvorite link i odaberite svoju lozinku. Link važi sedam dana i može se iskoristiti jednom.\n\n{{link}}\n\n' +
        'Ako poziv niste očekivali, ovu poruku zanemarite.\n\n{{association}}',
    },
    en: {
      subject: 'An invitation to edit the site',
      body:
        'Hello,\n\nyou are invited to edit the site of the {{association}} as {{role}}. ' +
        'Open the link and choose your password. The link is valid for seven days and works once.\n\n{{link}}\n\n' +
        'If you did not expect this, please ignore the message.\n\n{{association}}',
    },
  },
  example: async ({ mail }, lang) => ({
    role: roleTexts[lang].editor,
    link: exampleLink(mail.publicUrl),
  }),
});

export const passwordReset = mailTemplate({
  name: 'password-reset',
  placeholders: { link: passwordLink },
  essential: ['link'],
  texts: {
    bs: {
      subject: 'Nova lozinka',
      body:
        'Poštovani,\n\nneko je zatražio novu lozinku za Vaš nalog. Otvorite link i odaberite je. ' +
        'Link važi 30 minuta i može se iskoristiti jednom.\n\n{{link}}\n\n' +
        'Ako to niste bili Vi, ovu poruku zanemarite: Vaša lozinka ostaje kakva jeste.\n\n{{association}}',
    },
    en: {
      subject: 'A new password',
      body:
        'Hello,\n\nsomebody has asked for a new password for your account. Open the link and choose one. ' +
        'The link is valid for 30 minutes and works once.\n\n{{link}}\n\n' +
        'If it was not you, please ignore this message: your password stays as it is.\n\n{{association}}',
    },
  },
  example: async ({ mail }) => ({ link: exampleLink(mail.publicUrl) }),
});

/** To administrators. */
export const invitationAccepted = mailTemplate({
  name: 'invitation-accepted',
  placeholders: {
    email: 'text',
    role: 'text',
    link: { bs: 'Otvori korisnike', en: 'Open the list of users' },
  },
  essential: ['email'],
  texts: {
    bs: {
      subject: 'Poziv je prihvaćen: {{email}}',
      body:
        'Poštovani,\n\n{{email}} se od sada može prijaviti kao {{role}}.\n\n' +
        'Ako to niste očekivali, isključite taj nalog.\n\n{{link}}\n\n{{association}}',
    },
    en: {
      subject: 'An invitation was accepted: {{email}}',
      body:
        'Hello,\n\n{{email}} can sign in from now on as {{role}}.\n\n' +
        'If you did not expect this, disable the account.\n\n{{link}}\n\n{{association}}',
    },
  },
  example: async ({ mail }, lang) => ({
    email: 'amra@primjer.ba',
    role: roleTexts[lang].editor,
    link: mail.publicUrl + accountAdminPaths.list.href(),
  }),
});
