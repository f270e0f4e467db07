import { createApp } from './app.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { openBuiltSite } from './pages/built-site.ts';
import { createPages } from './pages/pages.ts';
import { readSettings, SettingsError } from './settings.ts';
import { openServices } from './start.ts';
import { welcome } from './welcome.ts';

const dist = new URL('../../dist', import.meta.url).pathname;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog();
  const { services, newAdministrator } = await openServices(settings, log);
  // Before anybody uploads: a file that is being written is no leftover of a crash.
  await services.media.removeOrphans();
  const pages = createPages(await openBuiltSite(dist), { ...settings, clock: services.clock });
  const app = createApp({ services, settings, pages });
  const server = await listen(app.fetch, settings);
  log.info('listening', { address: `http://${settings.host}:${server.port}`, publicUrl: settings.publicUrl });
  process.stdout.write(welcome(settings.publicUrl, newAdministrator));

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { signal });
    await server.close();
    await services.db.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch(error => {
  const isWrongSetting = error instanceof SettingsError;
  process.stderr.write(`${isWrongSetting ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
});
