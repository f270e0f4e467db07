import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconPrivacy } from '#ui/icons/icons-admin.ts';
import { peopleAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'communication',
    place: 4,
    texts: 'peopleAdmin',
    icon: iconPrivacy,
    finder: { title: 'peopleAdmin:found', load: () => import('./admin/find-people.ts') },
    screens: [
      {
        path: peopleAdminPaths.list,
        load: () => import('./admin/people-screen.tsx'),
        access: 'administrator',
      },
      {
        path: peopleAdminPaths.retention,
        load: () => import('./admin/retention-screen.tsx'),
        access: 'administrator',
      },
    ],
    targets: [{ title: 'peopleAdmin:retention.title', to: peopleAdminPaths.retention.href() }],
  },
];
