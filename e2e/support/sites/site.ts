import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../../src/server/main.ts');

export const administrator = { email: 'urednica@primjer.ba', password: 'tajna-lozinka' };

/** Data folders to copy, `filled` with example content and `empty`, because a first start takes longer than others. */
const templates = process.env.SITE_TEMPLATES;

export type Environment = Readonly<Record<string, string>>;
/** A running site, in whatever process. */
export type TestedSite = {
  origin: string;
  dataDir: string;
  output: () => string;
  stop: () => Promise<unknown>;
};
export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** The whole environment of a site, on a free port unless `PORT` is given, with temporary data unless `DATA_DIR` is. */
export async function prepareStart(given: Environment) {
  const dataDir = given.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'site-')));
  if (templates && !given.DATA_DIR) {
    const template = given.STARTER_CONTENT === 'off' ? 'empty' : 'filled';
    await cp(join(templates, template), dataDir, { recursive: true });
  }
  const port = given.PORT ?? String(await freePort());
  const environment = {
    PORT: port,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...given,
  };
  return { environment, dataDir, origin: `http://localhost:${port}` };
}

/**
 * Starts the built site as `npm start` does. Temporary data go with it, a given `DATA_DIR` is kept. `wrapper` is a command
 * that runs the command after it in the same process.
 */
export async function startSite(given: Environment = {}, wrapper: readonly string[] = []) {
  const { environment, dataDir, origin } = await prepareStart(given);
  const [command, ...words] = [...wrapper, process.execPath, main];
  const child = spawn(command ?? process.execPath, words, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', chunk => (output += chunk));
  child.stderr.on('data', chunk => (output += chunk));
  const exited = once(child, 'exit');
  await answering(`${origin}/api/health`, () => child.exitCode !== null && output).catch(error => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    origin,
    dataDir,
    pid: child.pid,
    output: () => output,
    /** Closes the log's pipe, like a reader that disconnects. */
    hangUp: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    /** Returns the exit code. */
    stop: async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
      child.kill(signal);
      await exited;
      if (given.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** Waits up to a minute, as on a busy machine with a store, until an address responds. */
export async function answering(address: string, hasEnded: () => string | false): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const ended = hasEnded();
    if (ended !== false) throw new Error(`The site ended: ${ended}`);
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not answer within a minute.`);
}
