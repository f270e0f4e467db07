import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Environment, prepareStart, type TestedSite } from './site.ts';

/** What the host is asked for: a site with this environment; without one, that the site stops. */
export type Asked = { id: number; environment?: Environment };
/** What the host tells of a site: lines of its log, or what came of what was asked. */
export type Told = { id: number } & ({ output: string } | { isDone: true } | { failure: string });

/** A process that serves sites: it has read the modules, and compiled what the sites before needed. */
export type SiteHost = ReturnType<typeof startSiteHost>;

export function startSiteHost() {
  const host = fork(join(import.meta.dirname, 'site-host.ts'), {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const outputs = new Map<number, string>();
  const answers = new Map<number, PromiseWithResolvers<void>>();
  host.on('message', (told: Told) => {
    const answer = answers.get(told.id);
    if ('output' in told) outputs.set(told.id, outputs.get(told.id) + told.output);
    else if ('failure' in told) answer?.reject(new Error(told.failure));
    else answer?.resolve();
  });
  host.on('exit', code => {
    for (const answer of answers.values()) answer.reject(new Error(`The host of sites ended: ${code}.`));
  });

  async function ask(asked: Asked): Promise<void> {
    const answer = Promise.withResolvers<void>();
    answers.set(asked.id, answer);
    host.send(asked);
    await answer.promise;
  }

  return {
    start: async (given: Environment): Promise<TestedSite> => {
      const { environment, dataDir, origin } = await prepareStart(given);
      const id = outputs.size;
      outputs.set(id, '');
      await ask({ id, environment });
      return {
        origin,
        dataDir,
        output: () => outputs.get(id) ?? '',
        stop: async () => {
          await ask({ id });
          if (given.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
        },
      };
    },
    stop: () => host.disconnect(),
  };
}
