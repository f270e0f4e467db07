import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { MailWorker } from '#features/mail/server/worker.ts';
import { createApp } from './app.ts';
import { claimDataDir } from './data-folder/data-lock.ts';
import { describeSystemError } from './data-folder/system-errors.ts';
import { clearProxyNote, noteForgottenProxy } from './http/forgotten-proxy.ts';
import { takeInheritedSocket } from './http/inherited-socket.ts';
import { listen } from './http/listen.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { createLog, inBatches } from './logging/log.ts';
import { describeAddress } from './logging/welcome.ts';
import { openBuiltSite } from './pages/built-site.ts';
import { createPages } from './pages/pages.ts';
import { readSettings, SettingsError } from './settings.ts';
import { openServices, prepareSite } from './start.ts';
import { StartRefusal } from './start-refusal.ts';

const dist = join(import.meta.dirname, '../../dist');

async function main(): Promise<void> {
  // Other users must not read the files that it writes.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const inherited = takeInheritedSocket(process.env, process.pid);
  claimDataDir(settings.dataDir);
  const log = createLog(inBatches(process.stdout));
  const services = await openServices(settings, log, 'site');
  await prepareSite(services, settings, text => process.stdout.write(text));
  const pages = createPages(await openBuiltSite(dist), {
    ...settings,
    sendsMail: settings.mail.smtpUrl !== undefined,
    services,
  });
  await clearProxyNote(settings.dataDir);
  const onForgottenProxy = (header: string) =>
    void noteForgottenProxy({ dataDir: settings.dataDir, clock: services.clock, log }, header);
  const app = createApp({ services, settings, pages, onForgottenProxy });
  const server = await listen(app, { ...settings, inherited });
  log.info('listening', { address: `http://${settings.host}:${server.port}`, publicUrl: settings.publicUrl });
  process.stdout.write(describeAddress(settings.publicUrl));
  services.backups.start();
  const housekeeping = startHousekeeping(services);
  const mailWorker = new MailWorker(services);
  mailWorker.start();
  // Node.js writes its compile cache at exit only, which a crash skips.
  flushCompileCache();

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { signal });
    services.readiness.isReady = false;
    await services.backups.stop();
    await services.transfers.stop();
    await server.close(settings.drainMs);
    await mailWorker.stop();
    await housekeeping.stop();
    await services.engine.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

// A reader of the log that disconnects, or a full disk, must not stop the site.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

main().catch(error => {
  const isTold = error instanceof SettingsError || error instanceof StartRefusal;
  const words = isTold ? error.message : describeSystemError(error, 'DATA_DIR');
  process.stderr.write(`${words ?? error?.stack ?? error}\n`);
  process.exit(1);
});
