import { editedParameter } from '#ui/admin/screens/opened-address.ts';
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
    targets: sectionNames.map(name => ({
      title: `siteAdmin:sections.${name}` as const,
      to: `${siteAdminPaths.sections.href()}?${editedParameter}=${sectionOf(name).address}`,
    })),
  },
];
