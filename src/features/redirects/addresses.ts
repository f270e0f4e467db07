import { isWebAddress } from '#shared/addresses/web-address.ts';

/** Addresses that are never redirected: what answers there is no page. */
const kept = /^\/(?:api|media|assets|admin)(?:\/|$)/;

/** The path of an address, in one form whatever its case, escapes and slashes; undefined where it has none. */
export function plainPath(address: string): string | undefined {
  const { pathname } = URL.parse(address.trim(), 'http://site.invalid') ?? {};
  if (pathname === undefined) return undefined;
  const decoded = decode(pathname)
    ?.normalize('NFC')
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
  return decoded && !/[\p{Cc}\0]/u.test(decoded) ? decoded : undefined;
}

/** Whether an address of this site, as it is typed or pasted, can be redirected. */
export function isRedirectable(address: string): boolean {
  const isAddress = address.startsWith('/') ? !address.startsWith('//') : isWebAddress(address);
  const path = isAddress ? plainPath(address) : undefined;
  return path !== undefined && path !== '/' && !kept.test(path);
}

/** Whether a redirect may lead there: a path of the site, or an address by http or https. */
export function isTarget(target: string): boolean {
  return target.startsWith('/') ? /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(target) : isWebAddress(target);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
