import { accountAnchors } from '#features/accounts/paths.ts';
import { adminPath } from '#shared/paths.ts';
import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconHome } from '#ui/icons/icons-admin.ts';
import { backupAnchor, pairProposalsPath } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'top',
    place: 1,
    texts: 'overviewAdmin',
    icon: iconHome,
    screens: [
      { path: adminPath, load: () => import('./admin/dashboard-screen.tsx') },
      { path: pairProposalsPath, load: () => import('./admin/pair-proposals-screen.tsx') },
    ],
    targets: [
      { title: 'pairsAdmin:title', to: pairProposalsPath.href() },
      { title: 'accounts:password.title', to: `${adminPath.href()}#${accountAnchors.password}` },
      { title: 'twoFactor:title', to: `${adminPath.href()}#${accountAnchors.twoFactor}` },
      { title: 'accounts:sessions.title', to: `${adminPath.href()}#${accountAnchors.sessions}` },
      {
        title: 'overviewAdmin:backup.title',
        to: `${adminPath.href()}#${backupAnchor}`,
        access: 'administrator',
      },
    ],
  },
];
