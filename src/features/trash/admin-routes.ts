import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconTrash } from '#ui/icons/icons-admin.ts';
import { trashAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'upkeep',
    place: 4,
    texts: 'trashAdmin',
    icon: iconTrash,
    screens: [{ path: trashAdminPaths.list, load: () => import('./admin/trash-screen.tsx') }],
  },
];
