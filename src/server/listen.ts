import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { askedOnWire } from './answers/asked.ts';
import type { createApp } from './app.ts';
import { SettingsError } from './settings.ts';
import { SlowClients } from './slow-clients.ts';

type App = Pick<ReturnType<typeof createApp>, 'fetch' | 'fromMemory'>;
export type Listening = { port: number; close: () => Promise<void> };

/** How long answers under way may take when the site is stopped, in milliseconds. */
const longestStop = 10_000;
/** A call that a client sends at the moment of the stop is still taken, on connections that were idle too. */
const lastCalls = 100;

/** What clients may take their time for (SECURITY, 'Slow clients'). A large file over a slow line is in order. */
const patience = {
  headersTimeout: 15_000,
  requestTimeout: 15 * 60_000,
  keepAliveTimeout: 10_000,
  // Node looks that often for connections that are over their time.
  connectionsCheckingInterval: 1_000,
  slow: { bytes: 60_000, ms: 15_000 },
};

type Options = {
  host: string;
  port: number;
  /** For tests, which do not want to wait. */
  limits?: typeof patience;
};

/** Listens for HTTP, and cuts off slow clients. */
export async function listen(app: App, { host, port, limits = patience }: Options): Promise<Listening> {
  const server = createServer(limits, listenerOf(app));
  const clients = new SlowClients(server, limits.slow);
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      clients.askToLeave();
      await delay(lastCalls);
      await closeServer(server);
    },
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise(resolve => {
    // A connection that is kept alive becomes idle only when its answer under way is finished.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const last = setTimeout(() => server.closeAllConnections(), longestStop);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(last);
      resolve();
    });
  });
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
