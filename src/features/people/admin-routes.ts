import type { AdminSection } from '#ui/admin/section.ts';
import { iconPrivacy } from '#ui/icons-admin.ts';
import { peopleAdminPath } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'communication',
    place: 4,
    texts: 'peopleAdmin',
    icon: iconPrivacy,
    screens: [{ path: peopleAdminPath, load: () => import('./admin/people-screen.tsx') }],
  },
];
