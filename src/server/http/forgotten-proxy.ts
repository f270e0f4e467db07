import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../logging/log.ts';

/** In the data folder, where `npm run doctor` finds it. */
const noteName = 'proxy-not-trusted.json';

/** The first request through a proxy since the start, and the header that showed it. */
export type ProxyNote = { at: string; header: string };

/** Reports to the log, and to `npm run doctor`, that `TRUST_PROXY` seems to be forgotten. */
export async function noteForgottenProxy(
  { dataDir, clock, log }: { dataDir: string; clock: () => Date; log: Log },
  header: string,
): Promise<void> {
  log.warn('TRUST_PROXY is 0, and requests come through a proxy: all visitors count as one', { header });
  const note: ProxyNote = { at: clock().toISOString(), header };
  // A full disk is logged elsewhere.
  await writeFile(join(dataDir, noteName), JSON.stringify(note), { mode: 0o600 }).catch(() => undefined);
}

/** Called at the start, because the setting may have been corrected. */
export async function clearProxyNote(dataDir: string): Promise<void> {
  await rm(join(dataDir, noteName), { force: true }).catch(() => undefined);
}

export async function readProxyNote(dataDir: string): Promise<ProxyNote | undefined> {
  const text = await readFile(join(dataDir, noteName), 'utf8').catch(() => undefined);
  try {
    const { at, header } = JSON.parse(text ?? '') as Partial<ProxyNote>;
    return typeof at === 'string' && typeof header === 'string' ? { at, header } : undefined;
  } catch {
    return undefined;
  }
}
