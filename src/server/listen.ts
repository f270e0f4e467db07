import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { askedOnWire } from './answers/asked.ts';
import type { createApp } from './app.ts';
import { SettingsError } from './settings.ts';

type App = Pick<ReturnType<typeof createApp>, 'fetch' | 'fromMemory'>;
export type Listening = { port: number; close: () => Promise<void> };

/** How long answers under way may take when the site is stopped, in milliseconds. */
const longestStop = 10_000;

/** Listens for HTTP. Slow clients are cut off (SECURITY, 'Parameters'): Node looks for them every second. */
export async function listen(app: App, { host, port }: { host: string; port: number }): Promise<Listening> {
  const timeouts = {
    headersTimeout: 15_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
  };
  const server = createServer(timeouts, listenerOf(app));
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise(resolve => {
        // A connection that is kept alive becomes idle only when its answer under way is finished.
        const idle = setInterval(() => server.closeIdleConnections(), 50);
        const last = setTimeout(() => server.closeAllConnections(), longestStop);
        server.close(() => {
          clearInterval(idle);
          clearTimeout(last);
          resolve();
        });
      }),
  };
}

/**
 * What is in memory goes out as it is: a Request and a Response for each would take twice as long as all the rest
 * (docs/performance.md).
 */
function listenerOf(app: App): RequestListener {
  const listener = getRequestListener(app.fetch);
  return (incoming, outgoing) => {
    const sent = app.fromMemory(askedOnWire(incoming));
    if (!sent) return void listener(incoming, outgoing);
    outgoing.writeHead(sent.status, sent.headers);
    outgoing.end(sent.body);
  };
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new SettingsError(`PORT ${port} is in use by another program; choose another one.`);
  }
  if (error.code === 'EACCES') return new SettingsError(`PORT ${port} may not be used by this user.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new SettingsError(`HOST ${host} is no address of this machine.`);
  }
  return error;
}
