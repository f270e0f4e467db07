import { readProxyNote } from '../http/forgotten-proxy.ts';
import type { Settings } from '../settings.ts';
import { type Finding, hint, well, wrong } from './finding.ts';

const patience = 5_000;
const isLoopback = (host: string) => /^(localhost|127\.|::1$|\[::1\]$)/.test(host);

/** Checks that the site answers, and that its settings fit the proxy in front of it. */
export async function checkNetwork(settings: Settings): Promise<Finding[]> {
  const isRunning = await responds(`http://${settings.host}:${settings.port}`);
  return [
    isRunning
      ? well(`The site answers on ${settings.host}:${settings.port}.`)
      : hint(
          `Nothing answers on ${settings.host}:${settings.port}.`,
          'If the site should be running: start it and look at its log (docs/deploy.md).',
        ),
    await checkPublicUrl(settings, isRunning),
    await checkProxies(settings),
    ...(settings.isThrottled
      ? []
      : [
          wrong(
            'RATE_LIMIT is off: passwords can be tried without end.',
            'Take RATE_LIMIT out of the settings.',
          ),
        ]),
  ];
}

async function checkPublicUrl({ publicUrl }: Settings, isRunning: boolean): Promise<Finding> {
  const url = new URL(publicUrl);
  if (isLoopback(url.hostname)) {
    return hint(
      `PUBLIC_URL is ${publicUrl}.`,
      'On a public server set it to the address that visitors type.',
    );
  }
  if (url.protocol !== 'https:') {
    return wrong(
      `PUBLIC_URL ${publicUrl} is not https: passwords and applications can be read on their way.`,
      'Put a proxy with a certificate in front of the site (docs/deploy.md) and write https://.',
    );
  }
  if (isRunning && !(await responds(publicUrl))) {
    return wrong(
      `The site runs, but ${publicUrl} does not lead to it from here.`,
      'Check the name at its registrar, the proxy, its certificate and the firewall.',
    );
  }
  return well(`PUBLIC_URL is ${publicUrl}.`);
}

/** The site itself does not speak HTTPS, so an https address implies a proxy. */
async function checkProxies({ publicUrl, trustedProxies, host, dataDir }: Settings): Promise<Finding> {
  const note = trustedProxies === 0 ? await readProxyNote(dataDir) : undefined;
  if (trustedProxies === 0 && (note || publicUrl.startsWith('https:'))) {
    const seen = note ? ` (a request at ${note.at} had the header ${note.header})` : '';
    return wrong(
      `TRUST_PROXY is 0 behind a proxy${seen}: all visitors share one address, and one of them can use up the tries of all.`,
      'Set TRUST_PROXY to the number of proxies, mostly 1, and start the site anew.',
    );
  }
  if (trustedProxies > 0 && !isLoopback(host)) {
    return hint(
      `TRUST_PROXY is ${trustedProxies}, and HOST ${host} can be reached from other machines: they can pretend any address.`,
      'Let only the proxy in, by HOST=127.0.0.1 or a firewall.',
    );
  }
  return well(`TRUST_PROXY is ${trustedProxies}.`);
}

async function responds(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(patience) }).catch(
    () => undefined,
  );
  return response?.status === 200;
}
