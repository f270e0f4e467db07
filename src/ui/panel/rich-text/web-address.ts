import { hasScheme, isWebAddress, withScheme } from '#shared/web-address.ts';

/**
 * The address a link may lead to, in its normal form: only http and https. 'https://' is put before what has no
 * scheme but looks like a host name ('www.primjer.ba/novosti'). Undefined for all else: mail, ftp, files, scripts.
 */
export function webAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const address = withScheme(trimmed);
  const url = isWebAddress(address) ? URL.parse(address) : null;
  if (!url || (!hasScheme(trimmed) && !isHostName(url))) return undefined;
  return url.href;
}

/** A name with a dot, no number and nobody's mail address. */
function isHostName({ hostname, username }: URL): boolean {
  return !username && /\.[^.]*[a-z][^.]*\.?$/.test(hostname);
}
