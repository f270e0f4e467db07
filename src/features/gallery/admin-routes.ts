import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconImage } from '#ui/icons/icons-admin.ts';
import { galleryAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'content',
    place: 7,
    texts: 'galleryAdmin',
    icon: iconImage,
    content: {
      type: 'album',
      calls: async () => (await import('./contract.ts')).albumCalls,
    },
    screens: [{ path: galleryAdminPaths.list, load: () => import('./admin/album-list-screen.tsx') }],
  },
];
