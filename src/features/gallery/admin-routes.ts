import type { AdminSection } from '#ui/admin/section.ts';
import { iconImage } from '#ui/icons-admin.ts';
import { galleryAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'content',
    place: 7,
    texts: 'galleryAdmin',
    icon: iconImage,
    screens: [{ path: galleryAdminPaths.list, load: () => import('./admin/album-list-screen.tsx') }],
  },
];
