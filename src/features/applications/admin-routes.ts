import { eventAdminPaths } from '#features/events/paths.ts';
import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconFlask, iconGlobe, iconSymposium } from '#ui/icons/icons-admin.ts';
import { applicationAdminPath, applicationAdminPaths, attendanceAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'content',
    place: 1,
    texts: 'symposiumAdmin',
    icon: iconSymposium,
    content: {
      type: 'symposium',
      calls: async () => (await import('#features/events/contract.ts')).symposiumCalls,
    },
    screens: [
      {
        path: eventAdminPaths.symposium.list,
        load: () => import('./admin/events/symposium-list-screen.tsx'),
      },
      { path: eventAdminPaths.symposium.item, load: () => import('./admin/events/symposium-screen.tsx') },
      {
        path: applicationAdminPaths.symposium,
        access: 'administrator',
        load: async () => (await import('./admin/applications-screen.tsx')).screenOf('symposium'),
      },
      {
        path: attendanceAdminPaths.symposium,
        access: 'administrator',
        load: async () => (await import('./admin/attendance/attendance-screen.tsx')).screenOf('symposium'),
      },
    ],
  },
  {
    group: 'content',
    place: 3,
    texts: 'workshopAdmin',
    icon: iconFlask,
    content: {
      type: 'workshop',
      calls: async () => (await import('#features/events/contract.ts')).workshopCalls,
    },
    screens: [
      { path: eventAdminPaths.workshop.list, load: () => import('./admin/events/workshop-list-screen.tsx') },
      { path: eventAdminPaths.workshop.item, load: () => import('./admin/events/workshop-screen.tsx') },
      {
        path: applicationAdminPaths.workshops,
        access: 'administrator',
        load: () => import('./admin/workshop-applications-screen.tsx'),
      },
      {
        path: applicationAdminPaths.workshop,
        access: 'administrator',
        load: async () => (await import('./admin/applications-screen.tsx')).screenOf('workshop'),
      },
      {
        path: applicationAdminPath,
        access: 'administrator',
        load: () => import('./admin/application-screen.tsx'),
      },
      {
        path: attendanceAdminPaths.workshop,
        access: 'administrator',
        load: async () => (await import('./admin/attendance/attendance-screen.tsx')).screenOf('workshop'),
      },
    ],
    targets: [
      {
        title: 'applicationsAdmin:workshops.title',
        to: applicationAdminPaths.workshops.href(),
        access: 'administrator',
      },
    ],
  },
  {
    group: 'content',
    place: 5,
    texts: 'congressAdmin',
    icon: iconGlobe,
    content: {
      type: 'congress',
      calls: async () => (await import('#features/events/contract.ts')).congressCalls,
    },
    screens: [
      { path: eventAdminPaths.congress.list, load: () => import('./admin/events/congress-list-screen.tsx') },
      {
        path: applicationAdminPaths.congress,
        access: 'administrator',
        load: async () => (await import('./admin/applications-screen.tsx')).screenOf('congress'),
      },
      {
        path: attendanceAdminPaths.congress,
        access: 'administrator',
        load: async () => (await import('./admin/attendance/attendance-screen.tsx')).screenOf('congress'),
      },
    ],
  },
];
