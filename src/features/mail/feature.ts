import type { Feature } from '#server/feature.ts';
import type { MailTemplate } from './server/mail-template.ts';
import { submissionsNotice } from './server/notices.ts';
import { mailRetention, personalMails } from './server/personal-table.ts';
import { mailHandlers } from './server/routes.ts';
import { testMessage } from './server/test-message.ts';

/** E-mail, with the templates of all features. */
export const mailFeature = (templates: readonly MailTemplate[]): Feature => ({
  name: 'mail',
  handlers: mailHandlers([...templates, submissionsNotice, testMessage]),
  people: [personalMails],
  retention: [mailRetention],
});
