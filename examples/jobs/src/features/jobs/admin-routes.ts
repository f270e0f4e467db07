import type { AdminSection } from '#ui/admin/section.ts';
import { iconBook } from '#ui/icons-admin.ts';
import { jobAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'content',
    place: 7,
    texts: 'jobsAdmin',
    icon: iconBook,
    screens: [{ path: jobAdminPaths.list, load: () => import('./admin/job-list-screen.tsx') }],
  },
];
