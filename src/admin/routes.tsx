import { type LoaderFunctionArgs, type RouteObject, replace } from 'react-router';
import { accountAdminPaths } from '#features/accounts/paths.ts';
import { session } from '#features/accounts/session.ts';
import { applicationAdminPaths } from '#features/applications/paths.ts';
import { educationAdminPaths } from '#features/education/paths.ts';
import { type EventKind, eventKinds } from '#features/events/kinds.ts';
import { eventAdminPaths } from '#features/events/paths.ts';
import { galleryAdminPaths } from '#features/gallery/paths.ts';
import { memberAdminPaths } from '#features/members/paths.ts';
import { newsAdminPaths } from '#features/news/paths.ts';
import { publicationAdminPaths } from '#features/publications/paths.ts';
import { questionAdminPaths } from '#features/questions/paths.ts';
import { adminPath } from '#shared/paths.ts';
import { PageError } from '#ui/page-error.tsx';
import { LoneScreen } from './lone-screen.tsx';
import { MissingScreen } from './missing-screen.tsx';
import { Shell } from './shell.tsx';

type ScreenModule = { default: () => React.ReactNode };

const loads: (() => Promise<ScreenModule>)[] = [];

/** The screens of the panel. Each is loaded when it is opened, or when the browser is idle. */
const screens: RouteObject[] = [
  {
    path: accountAdminPaths.login.pattern,
    loader: () => {
      // Opening the login screen signs out.
      session.clear();
      return null;
    },
    ...screen(() => import('#features/accounts/admin/login-screen.tsx')),
    ErrorBoundary: LoneError,
  },
  {
    path: adminPath.pattern,
    Component: Shell,
    ErrorBoundary: LoneError,
    HydrateFallback: () => null,
    loader: requireToken,
    // Another tab may have signed out.
    shouldRevalidate: () => true,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          { index: true, ...screen(() => import('#features/overview/admin/dashboard-screen.tsx')) },
          {
            path: newsAdminPaths.list.pattern,
            ...screen(() => import('#features/news/admin/news-list-screen.tsx')),
          },
          {
            path: newsAdminPaths.item.pattern,
            ...screen(() => import('#features/news/admin/news-screen.tsx')),
          },
          {
            path: eventAdminPaths.symposium.list.pattern,
            ...screen(() => import('#features/applications/admin/events/symposium-list-screen.tsx')),
          },
          {
            path: eventAdminPaths.symposium.item.pattern,
            ...screen(() => import('#features/applications/admin/events/symposium-screen.tsx')),
          },
          {
            path: eventAdminPaths.workshop.list.pattern,
            ...screen(() => import('#features/applications/admin/events/workshop-list-screen.tsx')),
          },
          {
            path: eventAdminPaths.workshop.item.pattern,
            ...screen(() => import('#features/applications/admin/events/workshop-screen.tsx')),
          },
          {
            path: eventAdminPaths.congress.list.pattern,
            ...screen(() => import('#features/applications/admin/events/congress-list-screen.tsx')),
          },
          {
            path: educationAdminPaths.list.pattern,
            ...screen(() => import('#features/education/admin/education-list-screen.tsx')),
          },
          {
            path: publicationAdminPaths.list.pattern,
            ...screen(() => import('#features/publications/admin/publication-list-screen.tsx')),
          },
          {
            path: applicationAdminPaths.workshops.pattern,
            ...screen(() => import('#features/applications/admin/workshop-applications-screen.tsx')),
          },
          ...eventKinds.map(kind => ({
            path: applicationAdminPaths[kind].pattern,
            ...applicationsScreen(kind),
          })),
          {
            path: galleryAdminPaths.list.pattern,
            ...screen(() => import('#features/gallery/admin/album-list-screen.tsx')),
          },
          {
            path: questionAdminPaths.list.pattern,
            ...screen(() => import('#features/questions/admin/question-list-screen.tsx')),
          },
          {
            path: memberAdminPaths.list.pattern,
            ...screen(() => import('#features/members/admin/member-list-screen.tsx')),
          },
          { path: '*', Component: MissingScreen },
        ],
      },
    ],
  },
];

/** A router's `*` does not match an address with a line break. */
export const routes: RouteObject[] = [{ ErrorBoundary: MissingAddress, children: screens }];

/** Without the shell, which may be what is broken. */
function LoneError() {
  return (
    <LoneScreen>
      <PageError />
    </LoneScreen>
  );
}

function MissingAddress() {
  return (
    <LoneScreen>
      <MissingScreen />
    </LoneScreen>
  );
}

/** Loads all screens one after the other, so that they open at once and without a connection. */
export async function preloadScreens(): Promise<void> {
  // Loaded when it is opened.
  for (const load of loads) await load().catch(() => undefined);
}

function screen(load: () => Promise<ScreenModule>): Pick<RouteObject, 'lazy' | 'HydrateFallback'> {
  loads.push(load);
  return {
    lazy: async () => ({ Component: (await load()).default }),
    HydrateFallback: () => null,
  };
}

function applicationsScreen(kind: EventKind) {
  return screen(async () => {
    const { ApplicationsScreen } = await import('#features/applications/admin/applications-screen.tsx');
    return { default: () => <ApplicationsScreen kind={kind} /> };
  });
}

/** Without a token the login screen is opened, which leads back here. */
function requireToken({ request }: LoaderFunctionArgs) {
  if (session.token()) return null;
  const { pathname, search } = new URL(request.url);
  const from = pathname + search;
  const loginPath = accountAdminPaths.login.href();
  const target = from === adminPath.href() ? loginPath : `${loginPath}?${new URLSearchParams({ from })}`;
  throw replace(target);
}
