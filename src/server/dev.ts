import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import { createApp } from './app.ts';
import { claimDataDir } from './data-folder/data-lock.ts';
import { createLog } from './logging/log.ts';
import { describeAddress } from './logging/welcome.ts';
import { siteStart } from './pages/entries.ts';
import { createPages, type Render } from './pages/pages.ts';
import { readSettings } from './settings.ts';
import { openServices, prepareSite } from './start.ts';

/**
 * The site for development: Vite reloads pages in place, and `node --watch` restarts this process if one of
 * its own files changes. Vite's scripts are inline, so pages have no Content-Security-Policy.
 */
process.umask(0o077);
const settings = readSettings(process.env);
claimDataDir(settings.dataDir);
const log = createLog();
const services = await openServices(settings, log, 'site');
await prepareSite(services, settings, text => process.stdout.write(text));
const server = createHttpServer();
const vite = await createViteServer({
  // Other loaders write a bundled configuration file, which `node --watch` takes for a change.
  configLoader: 'native',
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});
const pages = createPages(
  {
    assets: new Map(),
    adminFonts: [],
    render: async (address, options) => {
      const { render } = (await vite.ssrLoadModule('/src/server/ssr.tsx')) as { render: Render };
      return render(address, options);
    },
    // Changes must be visible at once, so pages are not cached.
    sharedAddress: () => undefined,
    assetsOf: entry => ({ entry: `/${entry}`, start: `/${siteStart}`, scripts: [] }),
    finish: (path, html) => vite.transformIndexHtml(path, html),
  },
  { ...settings, sendsMail: settings.mail.smtpUrl !== undefined, services },
);
const app = createApp({ services, settings, pages });
const listener = getRequestListener(app.fetch);
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
server.listen(settings.port, settings.host, () => {
  process.stdout.write(describeAddress(settings.publicUrl));
});
