import { isBlockedHost } from '#shared/blocked-hosts.ts';
import { hasScheme, isWebAddress, withScheme } from '#shared/web-address.ts';

/**
 * The address a link may lead to, in its normal form: only http and https. 'https://' is put before what has no
 * scheme but looks like a host name ('www.primjer.ba/novosti'). Undefined for all else: mail, ftp, files, scripts,
 * and hosts that are blocked.
 */
export function webAddress(text: string, isBlocked = isBlockedHost): string | undefined {
  const url = addressIn(text);
  return url && !isBlocked(url.hostname) ? url.href : undefined;
}

/** Whether the address is one that a link could lead to, were its host not blocked. */
export function leadsToBlockedHost(text: string, isBlocked = isBlockedHost): boolean {
  const url = addressIn(text);
  return url !== undefined && isBlocked(url.hostname);
}

function addressIn(text: string): URL | undefined {
  const trimmed = text.trim();
  const address = withScheme(trimmed);
  const url = isWebAddress(address) ? URL.parse(address) : null;
  if (!url || (!hasScheme(trimmed) && !isHostName(url))) return undefined;
  return url;
}

/** A name with a dot, no number and nobody's mail address. */
function isHostName({ hostname, username }: URL): boolean {
  return !username && /\.[^.]*[a-z][^.]*\.?$/.test(hostname);
}
