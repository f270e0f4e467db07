/**
 * The address a link may lead to, in its normal form: only http and https. 'https://' is put before what has no
 * scheme but looks like a host name ('www.primjer.ba/novosti'). Undefined for all else: mail, ftp, files, scripts.
 */
export function webAddress(text: string): string | undefined {
  const trimmed = text.trim();
  // A colon and a number is a port ('primjer.ba:8080').
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed);
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  if (!hasScheme && !isHostName(url)) return undefined;
  return url.href;
}

/** A name with a dot, no number and nobody's mail address. */
function isHostName({ hostname, username }: URL): boolean {
  return !username && /\.[^.]*[a-z][^.]*\.?$/.test(hostname);
}
