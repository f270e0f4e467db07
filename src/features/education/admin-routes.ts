import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconEducation } from '#ui/icons/icons-admin.ts';
import { educationAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'content',
    place: 4,
    texts: 'educationAdmin',
    icon: iconEducation,
    content: {
      type: 'education',
      calls: async () => (await import('./contract.ts')).educationCalls,
    },
    screens: [{ path: educationAdminPaths.list, load: () => import('./admin/education-list-screen.tsx') }],
  },
];
