import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconInstitution } from '#ui/icons/icons-admin.ts';
import { sectionNames, sectionOf } from './admin/section-fields.ts';
import { siteAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'content',
    place: 9,
    texts: 'siteAdmin',
    icon: iconInstitution,
    screens: [{ path: siteAdminPaths.sections, load: () => import('./admin/site-screen.tsx') }],
    editors: sectionNames.map(name => ({
      name: sectionOf(name).address,
      title: `siteAdmin:sections.${name}` as const,
    })),
  },
];
