import { menuAdminPath } from '#shared/paths.ts';
import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconMenu } from '#ui/icons/icons.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'content',
    place: 10,
    texts: 'menuAdmin',
    icon: iconMenu,
    screens: [{ path: menuAdminPath, load: () => import('./admin/menu-screen.tsx') }],
  },
];
