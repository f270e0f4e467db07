import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconPages } from '#ui/icons/icons-admin.ts';
import { pageAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'content',
    place: 8,
    texts: 'pagesAdmin',
    icon: iconPages,
    content: { type: 'page', calls: async () => (await import('./contract.ts')).pageCalls },
    screens: [{ path: pageAdminPaths.list, load: () => import('./admin/page-list-screen.tsx') }],
  },
];
