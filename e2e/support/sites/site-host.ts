/** Serves the sites that another process asks for by messages (hosted-sites.ts), until that one ends. */
import { join } from 'node:path';
import { makeDataDir, takeSiteLock } from '#server/data-folder/data-lock.ts';
import { createLog, inBatches } from '#server/logging/log.ts';
import { openBuiltSite } from '#server/pages/built-site.ts';
import { serveSite } from '#server/serve.ts';
import { readSettings } from '#server/settings.ts';
import type { Asked, Told } from './hosted-sites.ts';

const dist = join(import.meta.dirname, '../../../dist');
const pages = openBuiltSite(dist);
const stops = new Map<number, () => Promise<void>>();
const tell = (message: Told) => void process.send?.(message);

async function answer({ id, environment }: Asked): Promise<void> {
  if (environment) {
    const log = createLog(inBatches({ write: output => tell({ id, output }) }));
    const settings = readSettings({ ...process.env, ...environment });
    makeDataDir(settings.dataDir);
    const unlock = takeSiteLock(settings.dataDir);
    if (!unlock) throw new Error(`${settings.dataDir} is in use.`);
    const site = await serveSite(settings, { log, tell: () => undefined, openPages: () => pages });
    stops.set(id, () => site.stop().finally(unlock));
  } else {
    await stops.get(id)?.();
    stops.delete(id);
  }
}

// As the site does for itself (src/server/main.ts).
process.umask(0o077);
// Each site's log writes what is left at the end.
process.setMaxListeners(0);
process.on('message', (asked: Asked) => {
  const { id } = asked;
  answer(asked).then(
    () => tell({ id, isDone: true }),
    error => tell({ id, failure: String(error?.stack ?? error) }),
  );
});
process.on('disconnect', () => process.exit());
