import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The address ranges where a proxy in front of the site can be: this machine and private networks. */
const near = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];

/** Headers that proxies add and browsers do not send. */
const signs = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** The header that reveals a proxy on this machine or in its network; undefined if there is none. */
export function proxySign(headers: Headers, peer = ''): string | undefined {
  if (!isIP(peer) || !near.includes(ipaddr.process(peer).range())) return undefined;
  return signs.find(name => headers.has(name));
}
