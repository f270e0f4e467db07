import { adminPath } from '#shared/paths.ts';
import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconHome } from '#ui/icons/icons-admin.ts';
import { pairProposalsPath } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'top',
    place: 1,
    texts: 'overviewAdmin',
    icon: iconHome,
    screens: [
      { path: adminPath, load: () => import('./admin/dashboard-screen.tsx') },
      { path: pairProposalsPath, load: () => import('./admin/pair-proposals-screen.tsx') },
    ],
  },
];
