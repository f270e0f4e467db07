import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** This machine, and networks that are nobody's on the internet: where a proxy in front of the site is. */
const near = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];

/** What proxies write into the requests that they pass on. Browsers write none of it. */
const signs = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** The header by which a proxy on this machine or in its network can be seen; undefined where there is none. */
export function proxySign(headers: Headers, peer = ''): string | undefined {
  if (!isIP(peer) || !near.includes(ipaddr.process(peer).range())) return undefined;
  return signs.find(name => headers.has(name));
}
