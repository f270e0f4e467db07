import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconTaskList } from '#ui/icons/icons-admin.ts';
import { auditAdminPath } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'upkeep',
    place: 2,
    texts: 'auditAdmin',
    icon: iconTaskList,
    screens: [
      { path: auditAdminPath, load: () => import('./admin/audit-screen.tsx'), access: 'administrator' },
    ],
  },
];
