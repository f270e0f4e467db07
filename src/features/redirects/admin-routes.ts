import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconLink } from '#ui/icons/icons-admin.ts';
import { redirectsAdminPath } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'content',
    place: 11,
    texts: 'redirectsAdmin',
    icon: iconLink,
    screens: [
      {
        path: redirectsAdminPath,
        load: () => import('./admin/redirects-screen.tsx'),
        access: 'administrator',
      },
    ],
  },
];
