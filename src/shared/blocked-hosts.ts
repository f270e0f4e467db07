/**
 * Hosts that the texts of the site do not link to, with all below them: `example.com` also blocks
 * `www.example.com`. Empty until the association names some.
 */
const blockedHosts: readonly string[] = [];

/** Whether links to a host are refused. */
export function isBlockedHost(hostname: string, hosts: readonly string[] = blockedHosts): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return hosts.some(host => name === host || name.endsWith(`.${host}`));
}
