import { type LoaderFunctionArgs, type RouteObject, replace } from 'react-router';
import { session } from '#features/accounts/session.ts';
import { applicationsPaths } from '#features/applications/panel-paths.ts';
import { type EventKind, eventKinds } from '#features/events/kinds.ts';
import { MissingScreen } from './missing-screen.tsx';
import { PanelError } from './panel-error.tsx';
import { loginPath, panelPath } from './paths.ts';
import { Shell } from './shell.tsx';

type ScreenModule = { default: () => React.ReactNode };

/** The screens of the panel, each loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    path: loginPath,
    loader: () => {
      // Opening the login screen signs out.
      session.clear();
      return null;
    },
    ...screen(() => import('#features/accounts/admin/login-screen.tsx')),
    ErrorBoundary: PanelError,
  },
  {
    path: panelPath,
    Component: Shell,
    ErrorBoundary: PanelError,
    HydrateFallback: () => null,
    loader: requireToken,
    // The token may be gone since: another tab signed out.
    shouldRevalidate: () => true,
    children: [
      { index: true, ...screen(() => import('#features/overview/admin/dashboard-screen.tsx')) },
      { path: 'novosti', ...screen(() => import('#features/news/admin/news-list-screen.tsx')) },
      { path: 'novosti/:id', ...screen(() => import('#features/news/admin/news-screen.tsx')) },
      { path: 'simpozij', ...screen(() => import('#features/events/admin/symposium-list-screen.tsx')) },
      { path: 'simpozij/:id', ...screen(() => import('#features/events/admin/symposium-screen.tsx')) },
      { path: 'radionice', ...screen(() => import('#features/events/admin/workshop-list-screen.tsx')) },
      { path: 'radionice/:id', ...screen(() => import('#features/events/admin/workshop-screen.tsx')) },
      { path: 'kongres', ...screen(() => import('#features/events/admin/congress-list-screen.tsx')) },
      { path: 'edukacije', ...screen(() => import('#features/education/admin/education-list-screen.tsx')) },
      {
        path: 'publikacije',
        ...screen(() => import('#features/publications/admin/publication-list-screen.tsx')),
      },
      {
        path: applicationsPaths.workshop,
        ...screen(() => import('#features/applications/admin/workshop-list-screen.tsx')),
      },
      ...eventKinds.map(kind => ({ path: `${applicationsPaths[kind]}/:id`, ...applicationsScreen(kind) })),
      { path: 'galerija', ...screen(() => import('#features/gallery/admin/album-list-screen.tsx')) },
      { path: 'pitanja', ...screen(() => import('#features/questions/admin/question-list-screen.tsx')) },
      { path: 'clanovi', ...screen(() => import('#features/members/admin/member-list-screen.tsx')) },
      { path: '*', Component: MissingScreen },
    ],
  },
];

function screen(load: () => Promise<ScreenModule>): Pick<RouteObject, 'lazy' | 'HydrateFallback'> {
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
  const target = from === panelPath ? loginPath : `${loginPath}?${new URLSearchParams({ from })}`;
  throw replace(target);
}
