import { constants, setPriority } from 'node:os';
import { runTransfer } from '#features/moving/server/transfers/run-transfer.ts';
import { tokenVariable } from '#features/moving/server/transfers/transfer-process.ts';
import { openServerDatabase } from '#server/backup/server-database.ts';
import { contentTypes } from '#server/features.ts';
import { silentLog } from '#server/logging/log.ts';
import { readSettings } from '#server/settings.ts';
import { openServices } from '#server/start.ts';
import { openStores } from '#server/storage/open-stores.ts';

/** Does an import or export that was started in the panel: the site runs it with its number. */
async function main(id: number): Promise<void> {
  // Requests to the site have priority.
  setPriority(constants.priority.PRIORITY_LOW);
  process.umask(0o077);
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  const token = process.env[tokenVariable];
  delete process.env[tokenVariable];
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl, publicUrl, timeZone } = settings;
  await using closing = new AsyncDisposableStack();
  const services = await openServices(settings, silentLog);
  closing.defer(() => services.engine.close());
  const database = databaseUrl ? await openServerDatabase(databaseUrl) : undefined;
  if (database) closing.defer(database.close);
  const { originals, transfers } = await openStores(settings);
  await runTransfer(id, {
    ...{ services, originals, transfers, dataDir, database, token, signal: stopped.signal },
    site: { url: publicUrl, contentTypes, timeZone },
  });
}

await main(Number(process.argv[2]));
