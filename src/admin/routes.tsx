import { type LoaderFunctionArgs, type RouteObject, replace } from 'react-router';
import { session } from '#features/accounts/session.ts';
import { applicationsPaths } from '#features/applications/admin-paths.ts';
import { type EventKind, eventKinds } from '#features/events/kinds.ts';
import { AdminError } from './admin-error.tsx';
import { LoneScreen } from './lone-screen.tsx';
import { MissingScreen } from './missing-screen.tsx';
import { adminPath, loginPath } from './paths.ts';
import { ScreenError } from './screen-error.tsx';
import { Shell } from './shell.tsx';

type ScreenModule = { default: () => React.ReactNode };

const loads: (() => Promise<ScreenModule>)[] = [];

/** The screens of the panel, each loaded when it is first opened, or when there is nothing else to do. */
const screens: RouteObject[] = [
  {
    path: loginPath,
    loader: () => {
      // Opening the login screen signs out.
      session.clear();
      return null;
    },
    ...screen(() => import('#features/accounts/admin/login-screen.tsx')),
    ErrorBoundary: AdminError,
  },
  {
    path: adminPath,
    Component: Shell,
    ErrorBoundary: AdminError,
    HydrateFallback: () => null,
    loader: requireToken,
    // The token may be gone since: another tab signed out.
    shouldRevalidate: () => true,
    children: [
      {
        ErrorBoundary: ScreenError,
        children: [
          { index: true, ...screen(() => import('#features/overview/admin/dashboard-screen.tsx')) },
          { path: 'novosti', ...screen(() => import('#features/news/admin/news-list-screen.tsx')) },
          { path: 'novosti/:id', ...screen(() => import('#features/news/admin/news-screen.tsx')) },
          { path: 'simpozij', ...screen(() => import('#features/events/admin/symposium-list-screen.tsx')) },
          { path: 'simpozij/:id', ...screen(() => import('#features/events/admin/symposium-screen.tsx')) },
          { path: 'radionice', ...screen(() => import('#features/events/admin/workshop-list-screen.tsx')) },
          { path: 'radionice/:id', ...screen(() => import('#features/events/admin/workshop-screen.tsx')) },
          { path: 'kongres', ...screen(() => import('#features/events/admin/congress-list-screen.tsx')) },
          {
            path: 'edukacije',
            ...screen(() => import('#features/education/admin/education-list-screen.tsx')),
          },
          {
            path: 'publikacije',
            ...screen(() => import('#features/publications/admin/publication-list-screen.tsx')),
          },
          {
            path: applicationsPaths.workshop,
            ...screen(() => import('#features/applications/admin/workshop-list-screen.tsx')),
          },
          ...eventKinds.map(kind => ({
            path: `${applicationsPaths[kind]}/:id`,
            ...applicationsScreen(kind),
          })),
          { path: 'galerija', ...screen(() => import('#features/gallery/admin/album-list-screen.tsx')) },
          { path: 'pitanja', ...screen(() => import('#features/questions/admin/question-list-screen.tsx')) },
          { path: 'clanovi', ...screen(() => import('#features/members/admin/member-list-screen.tsx')) },
          { path: '*', Component: MissingScreen },
        ],
      },
    ],
  },
];

/** What a router's `*` does not take, an address with a line end in it, is missing too. */
export const routes: RouteObject[] = [{ ErrorBoundary: MissingAddress, children: screens }];

function MissingAddress() {
  return (
    <LoneScreen>
      <MissingScreen />
    </LoneScreen>
  );
}

/** Fetches what is not here yet, one after the other, so that every screen opens at once and without a connection. */
export async function preloadScreens(): Promise<void> {
  // What cannot be had now is fetched when it is opened.
  for (const load of loads) await load().catch(() => undefined);
}

function screen(load: () => Promise<ScreenModule>): Pick<RouteObject, 'lazy' | 'HydrateFallback'> {
  loads.push(load);
  return {
    lazy: async () => ({ Component: (await load()).default }),
    HydrateFallback: () => null,
  };
}

/** One screen for the applications to events of every kind. */
function applicationsScreen(kind: EventKind) {
  return screen(async () => {
    const { ApplicationsScreen } = await import('#features/applications/admin/applications-screen.tsx');
    return { default: () => <ApplicationsScreen kind={kind} /> };
  });
}

/** Without a token there is nothing to see: to the login, from where the way leads back here. */
function requireToken({ request }: LoaderFunctionArgs) {
  if (session.token()) return null;
  const { pathname, search } = new URL(request.url);
  const from = pathname + search;
  const target = from === adminPath ? loginPath : `${loginPath}?${new URLSearchParams({ from })}`;
  throw replace(target);
}
