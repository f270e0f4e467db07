import type { AdminSection } from '#ui/admin/screens/section.ts';
import { jobAdminPaths } from './paths.ts';

const iconBriefcase = 'M3 6.5h14V16H3zM7.5 6.5V4h5v2.5M3 11h14';

export const sections: readonly AdminSection[] = [
  {
    group: 'content',
    place: 20,
    texts: 'jobsAdmin',
    icon: iconBriefcase,
    content: { type: 'job', calls: async () => (await import('./contract.ts')).jobCalls },
    screens: [{ path: jobAdminPaths.list, load: () => import('./admin/job-list-screen.tsx') }],
  },
];
