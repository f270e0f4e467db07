import { adminPath } from '#shared/paths.ts';

const panel = adminPath.href();

/**
 * Where the reader wanted to go (`from`, which anybody can write into a link), if that is a screen of the panel as a
 * browser at `origin` understands it; else where the panel begins.
 */
export function wayBack(from: string | null, origin: string): string {
  const url = URL.parse(from ?? '', origin);
  if (url?.origin !== origin || !/^\/admin(\/|$)/.test(url.pathname)) return panel;
  const path = decode(url.pathname);
  // Two slashes are the beginning of another host to whoever joins addresses; and opening the login signs out.
  if (path === undefined || /\/\/|\/$|^\/admin\/login(\/|$)/i.test(path)) return panel;
  return url.pathname + url.search + url.hash;
}

/** As the panel's router reads it; undefined for a broken escape. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname).replaceAll('\\', '/');
  } catch {
    return undefined;
  }
}
