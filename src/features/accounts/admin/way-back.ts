import { adminPath } from '#shared/paths.ts';

const panel = adminPath.href();

/**
 * The address to open after signing in: `from` if it is a screen of the admin, otherwise the first screen.
 * Anybody can write `from` into a link, so it is parsed as a browser at `origin` would.
 */
export function wayBack(from: string | null, origin: string): string {
  const url = URL.parse(from ?? '', origin);
  if (url?.origin !== origin || !/^\/admin(\/|$)/.test(url.pathname)) return panel;
  const path = decode(url.pathname);
  // Two slashes may start another host, and opening the login screen signs out.
  if (path === undefined || /\/\/|\/$|^\/admin\/login(\/|$)/i.test(path)) return panel;
  return url.pathname + url.search + url.hash;
}

/** As the router decodes it; undefined for an invalid escape. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname).replaceAll('\\', '/');
  } catch {
    return undefined;
  }
}
