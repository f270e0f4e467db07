import { hasScheme, isWebAddress, parseWebAddress, withScheme } from '#shared/addresses/web-address.ts';
import { isBlockedHost } from '#shared/blocked-hosts.ts';

/**
 * The normalized http or https address that a link may lead to. A host name without a scheme gets 'https://'.
 * Undefined for all else, and for blocked hosts.
 */
export function linkAddress(text: string, isBlocked = isBlockedHost): string | undefined {
  const url = addressIn(text);
  return url && !isBlocked(url.hostname) ? url.href : undefined;
}

/** Whether a link would be allowed if its host were not blocked. */
export function leadsToBlockedHost(text: string, isBlocked = isBlockedHost): boolean {
  const url = addressIn(text);
  return url !== undefined && isBlocked(url.hostname);
}

function addressIn(text: string): URL | undefined {
  const trimmed = text.trim();
  const address = withScheme(trimmed);
  const url = isWebAddress(address) ? parseWebAddress(address) : undefined;
  if (!url || (!hasScheme(trimmed) && !isHostName(url))) return undefined;
  return url;
}

function isHostName({ hostname, username }: URL): boolean {
  return !username && /\.[^.]*[a-z][^.]*\.?$/.test(hostname);
}
