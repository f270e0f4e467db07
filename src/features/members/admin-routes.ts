import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconUsers } from '#ui/icons/icons.ts';
import { MemberCount } from './admin/member-count.tsx';
import { memberAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'communication',
    place: 2,
    texts: 'membersAdmin',
    icon: iconUsers,
    Badge: MemberCount,
    screens: [
      {
        path: memberAdminPaths.list,
        load: () => import('./admin/member-list-screen.tsx'),
        access: 'administrator',
      },
    ],
  },
];
