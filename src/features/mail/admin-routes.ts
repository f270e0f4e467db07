import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconMail } from '#ui/icons/icons-admin.ts';
import { mailAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'communication',
    place: 3,
    texts: 'mailAdmin',
    icon: iconMail,
    screens: [
      {
        path: mailAdminPaths.list,
        load: () => import('./admin/mail-list-screen.tsx'),
        access: 'administrator',
      },
      {
        path: mailAdminPaths.templates,
        load: () => import('./admin/template-list-screen.tsx'),
        access: 'administrator',
      },
    ],
    targets: [{ title: 'mailAdmin:templates.title', to: mailAdminPaths.templates.href() }],
  },
];
