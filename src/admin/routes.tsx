import { type LoaderFunctionArgs, type RouteObject, replace } from 'react-router';
import { ForAdministrators } from '#features/accounts/admin/for-administrators.tsx';
import { accountAdminPaths } from '#features/accounts/paths.ts';
import { session } from '#features/accounts/session.ts';
import { adminPath } from '#shared/paths.ts';
import type { ScreenModule } from '#ui/admin/screens/section.ts';
import { PageError } from '#ui/states/page-error.tsx';
import { LoneScreen } from './lone-screen.tsx';
import { MissingScreen } from './missing-screen.tsx';
import { ReservedScreen } from './reserved-screen.tsx';
import { sections } from './sections.ts';
import { Shell } from './shell.tsx';

const loads: (() => Promise<ScreenModule>)[] = [];

/** The screens of the admin. Each is loaded when it is opened, or when the browser is idle. */
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
    path: accountAdminPaths.forgotten.pattern,
    ...screen(() => import('#features/accounts/admin/forgotten-screen.tsx')),
    ErrorBoundary: LoneError,
  },
  {
    path: accountAdminPaths.choosePassword.pattern,
    ...screen(() => import('#features/accounts/admin/choose-password-screen.tsx')),
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
          ...sections.flatMap(({ screens }) =>
            screens.map(({ path, load, access }) => ({ ...placeOf(path.pattern), ...screen(load, access) })),
          ),
          { path: '*', Component: MissingScreen },
        ],
      },
    ],
  },
];

/** A router's `*` does not match an address with a line break. */
export const adminRoutes: RouteObject[] = [{ ErrorBoundary: MissingAddress, children: screens }];

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

/** A child with the address of its parent is an index route: React Router refuses the path of the parent. */
function placeOf(pattern: string): { index: true } | { path: string } {
  return pattern === adminPath.pattern ? { index: true } : { path: pattern };
}

/** Loads all screens one after the other, so that they open at once and without a connection. */
export async function preloadScreens(): Promise<void> {
  // Loaded when it is opened.
  for (const load of loads) await load().catch(() => undefined);
}

function screen(
  load: () => Promise<ScreenModule>,
  access?: 'administrator',
): Pick<RouteObject, 'lazy' | 'HydrateFallback'> {
  loads.push(load);
  return {
    lazy: async () => {
      const { default: Screen } = await load();
      if (!access) return { Component: Screen };
      const Reserved = () => (
        <ForAdministrators instead={<ReservedScreen />}>
          <Screen />
        </ForAdministrators>
      );
      return { Component: Reserved };
    },
    HydrateFallback: () => null,
  };
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
