import { BlockList, isIPv6 } from 'node:net';

/** This machine, and networks that are nobody's on the internet: where a proxy in front of the site is. */
const near = new BlockList();
for (const [network, bits] of [
  ...[['127.0.0.0', 8] as const, ['10.0.0.0', 8] as const, ['172.16.0.0', 12] as const],
  ...[['192.168.0.0', 16] as const, ['169.254.0.0', 16] as const, ['100.64.0.0', 10] as const],
])
  near.addSubnet(network, bits);
for (const [network, bits] of [['::1', 128] as const, ['fc00::', 7] as const, ['fe80::', 10] as const])
  near.addSubnet(network, bits, 'ipv6');

/** What proxies write into the requests that they pass on. Browsers write none of it. */
const signs = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** The header by which a proxy on this machine or in its network can be seen; undefined where there is none. */
export function proxySign(headers: Headers, peer = ''): string | undefined {
  const address = peer.replace(/%.*/, '');
  if (!near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return undefined;
  return signs.find(name => headers.has(name));
}
