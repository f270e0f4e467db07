import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type * as ReactRouter from 'react-router';
import type { Location, Navigator, Path, To } from 'react-router';

/**
 * What the site's pages use of React Router, by its interface. The build puts it in its place, as React Router's own brings
 * matching of routes and its data router along: 5 KiB of every page (docs/decisions/0051-home-footer-theme.md).
 */
type Part = typeof ReactRouter;

const nowhere: Location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
const still: Navigator = { createHref: String, go: () => {}, push: () => {}, replace: () => {} };

const LocationContext = createContext(nowhere);
const NavigatorContext = createContext(still);

type RouterProps = { location: Location; navigator: Navigator; children: ReactNode };

export function Router({ location, navigator, children }: RouterProps) {
  return (
    <NavigatorContext value={navigator}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigatorContext>
  );
}

/** On the server, where nobody navigates. */
export function StaticRouter({ location, children }: { location: string; children: ReactNode }) {
  return (
    <Router location={{ ...nowhere, ...parsePath(location) }} navigator={still}>
      {children}
    </Router>
  );
}

export const useLocation: Part['useLocation'] = () => useContext(LocationContext);

export const useResolvedPath: Part['useResolvedPath'] = to => resolve(to, useLocation());

export const useNavigate: Part['useNavigate'] = () => {
  const navigator = useContext(NavigatorContext);
  const location = useLocation();
  return (to: To | number, options: ReactRouter.NavigateOptions = {}) => {
    if (typeof to === 'number') return navigator.go(to);
    const write = options.replace ? navigator.replace : navigator.push;
    write(resolve(to, location), options.state, options);
  };
};

/** Read only: pages change their address by links. */
export const useSearchParams = (): [URLSearchParams] => {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search])];
};

export const createPath: Part['createPath'] = ({ pathname = '/', search = '', hash = '' }) =>
  pathname + withSign('?', search) + withSign('#', hash);

export const parsePath: Part['parsePath'] = path => {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { ...(pathname && { pathname }), ...(search && { search }), ...(hash && { hash }) };
};

/** Of a part of an address, the whole: what it does not say is the shown page's path, without its query. */
function resolve(to: To, { pathname: shown }: Location): Path {
  const { pathname = shown, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search: withSign('?', search), hash: withSign('#', hash) };
}

function withSign(sign: '?' | '#', part: string): string {
  if (part === '' || part === sign) return '';
  return part.startsWith(sign) ? part : sign + part;
}
