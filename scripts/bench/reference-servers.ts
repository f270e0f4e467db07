import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answering, freePort } from '../../e2e/support/sites/site.ts';
import { pidOf, startChild } from './child.ts';
import { nginxConfiguration } from './nginx-configuration.ts';
import type { Answer } from './request.ts';

/** A server under load; `addressOf(n)` is the address of response n. */
export type Server = { name: 'site' | 'bare' | 'nginx'; pid: number; addressOf: (number: number) => string };

/** Starts a bare `node:http` server in its own process that sends the responses unchanged. */
export async function startBare(
  answers: readonly Answer[],
  resources: AsyncDisposableStack,
): Promise<Server> {
  const child = startChild(resources, () =>
    fork(join(import.meta.dirname, 'bare-server.ts'), { serialization: 'advanced' }),
  );
  child.send(answers.map(answer => ({ ...answer, headers: ownHeaders(answer) })));
  const [port] = await once(child, 'message');
  return { name: 'bare', pid: pidOf(child), addressOf: number => `http://127.0.0.1:${port}/${number}` };
}

/** Starts nginx with the responses' encoded bodies as files; undefined if it is not installed. */
export async function startNginx(
  answers: readonly Answer[],
  folder: string,
  resources: AsyncDisposableStack,
): Promise<Server | undefined> {
  const program = ['nginx', '/usr/sbin/nginx'].find(name => !spawnSync(name, ['-v']).error);
  if (!program) return undefined;
  const prefix = join(folder, 'nginx');
  await mkdir(join(prefix, 'files'), { recursive: true });
  for (const [number, { body }] of answers.entries())
    await writeFile(join(prefix, 'files', String(number)), body);
  const port = await freePort();
  const offered = answers.map(answer => ({ ...answer, headers: ownHeaders(answer) }));
  await writeFile(join(prefix, 'nginx.conf'), nginxConfiguration(offered, port));
  const child = startChild(resources, () =>
    spawn(program, ['-p', prefix, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' }),
  );
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}/0`, () => child.exitCode !== null && 'nginx did not start');
  return { name: 'nginx', pid: pidOf(child), addressOf: number => `${origin}/${number}` };
}

/** The headers that every server sets itself. */
const ofConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

function ownHeaders({ headers }: Answer): string[] {
  return headers.filter((_, index) => {
    const name = headers[index - (index % 2)] ?? '';
    return !ofConnection.includes(name.toLowerCase());
  });
}
