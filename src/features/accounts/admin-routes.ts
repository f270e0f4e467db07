import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconUser } from '#ui/icons/icons.ts';
import { accountAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'upkeep',
    place: 1,
    texts: 'usersAdmin',
    icon: iconUser,
    screens: [
      {
        path: accountAdminPaths.list,
        load: () => import('./admin/user-list-screen.tsx'),
        access: 'administrator',
      },
    ],
  },
];
