import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { claimDataDir } from './data-folder/data-lock.ts';
import { describeSystemError } from './data-folder/system-errors.ts';
import { takeInheritedSocket } from './http/inherited-socket.ts';
import { createLog, inBatches } from './logging/log.ts';
import { describeAddress } from './logging/welcome.ts';
import { openBuiltSite } from './pages/built-site.ts';
import { serveSite } from './serve.ts';
import { readSettings, SettingsError } from './settings.ts';
import { StartRefusal } from './start-refusal.ts';

const dist = join(import.meta.dirname, '../../dist');

async function main(): Promise<void> {
  // Other users must not read the files that it writes.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const inherited = takeInheritedSocket(process.env, process.pid);
  claimDataDir(settings.dataDir);
  const log = createLog(inBatches(process.stdout));
  const tell = (text: string) => void process.stdout.write(text);
  const site = await serveSite(settings, { log, tell, openPages: () => openBuiltSite(dist), inherited });
  log.info('listening', { address: `http://${settings.host}:${site.port}`, publicUrl: settings.publicUrl });
  tell(describeAddress(settings.publicUrl));
  // Node.js writes its compile cache at exit only, which a crash skips.
  flushCompileCache();

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { signal });
    await site.stop();
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
