import type { Feature } from '#server/feature.ts';
import { accountAdminPaths } from './paths.ts';
import { invitation, invitationAccepted, passwordReset } from './server/mail-templates.ts';
import { managementHandlers } from './server/management-routes.ts';
import { deleteExpiredUserLinks } from './server/passwords/user-links.ts';
import { accountsHandlers } from './server/routes.ts';
import { securityNotice } from './server/security-notices.ts';
import { twoFactorHandlers } from './server/two-factor/two-factor-routes.ts';

export const accountsFeature: Feature = {
  name: 'accounts',
  handlers: [...accountsHandlers, ...managementHandlers, ...twoFactorHandlers],
  tokenPaths: [accountAdminPaths.choosePassword],
  mailTemplates: [invitation, invitationAccepted, passwordReset, securityNotice],
  hourly: ({ db, clock }) => deleteExpiredUserLinks(db, clock()),
};
