import { MailWorker } from '#features/mail/server/worker.ts';
import { createApp } from './app.ts';
import { clearProxyNote, noteForgottenProxy } from './http/forgotten-proxy.ts';
import { listen } from './http/listen.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import type { Log } from './logging/log.ts';
import { createPages, type PageSource } from './pages/pages.ts';
import type { Settings } from './settings.ts';
import { openServices, prepareSite } from './start.ts';

type Options = {
  log: Log;
  /** Says what whoever starts it has to know, such as a new password. */
  tell: (text: string) => void;
  /** Called once the data are prepared. */
  openPages: () => Promise<PageSource>;
  /** The descriptor of a socket to listen on instead of host and port. */
  inherited?: number | undefined;
};

/** Serves a site whose data folder is claimed, until it is stopped. Nothing here belongs to the whole process. */
export async function serveSite(
  settings: Settings,
  { log, tell, openPages, inherited }: Options,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const services = await openServices(settings, log, 'site');
  await prepareSite(services, settings, tell);
  const sendsMail = settings.mail.smtpUrl !== undefined;
  const pages = createPages(await openPages(), { ...settings, sendsMail, services });
  await clearProxyNote(settings.dataDir);
  const onForgottenProxy = (header: string) =>
    void noteForgottenProxy({ dataDir: settings.dataDir, clock: services.clock, log }, header);
  const app = createApp({ services, settings, pages, onForgottenProxy });
  const server = await listen(app, { ...settings, inherited });
  services.backups.start();
  const housekeeping = startHousekeeping(services);
  const mailWorker = new MailWorker(services);
  mailWorker.start();
  return {
    port: server.port,
    stop: async () => {
      services.readiness.isReady = false;
      await services.backups.stop();
      await services.transfers.stop();
      await server.close(settings.drainMs);
      await mailWorker.stop();
      await housekeeping.stop();
      await services.engine.close();
    },
  };
}
