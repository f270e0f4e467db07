/** Hosts that texts must not link to, with their subdomains. */
const blockedHosts: readonly string[] = [];

export function isBlockedHost(hostname: string, hosts: readonly string[] = blockedHosts): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return hosts.some(host => name === host || name.endsWith(`.${host}`));
}
