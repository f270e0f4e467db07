import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconTransfer } from '#ui/icons/icons-admin.ts';
import { movingAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'upkeep',
    place: 3,
    texts: 'movingAdmin',
    icon: iconTransfer,
    screens: [
      {
        path: movingAdminPaths.home,
        load: () => import('./admin/moving-screen.tsx'),
        access: 'administrator',
      },
      {
        path: movingAdminPaths.report,
        load: () => import('./admin/report-screen.tsx'),
        access: 'administrator',
      },
    ],
  },
];
