import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { policies } from '#server/http/security-headers.ts';
import { freePort } from './site.ts';

const configFile = join(import.meta.dirname, '../primitives/vite.config.ts');

export type RunningPrimitives = Awaited<ReturnType<typeof startPrimitives>>;

/** The pages of `e2e/primitives`, built and served on a free port under the panel's security policy. */
export async function startPrimitives() {
  const outDir = await mkdtemp(join(tmpdir(), 'primitives-'));
  const options = { configFile, configLoader: 'native', logLevel: 'warn' } as const;
  await build({ ...options, build: { outDir, emptyOutDir: true } });
  const server = await preview({
    ...options,
    build: { outDir },
    preview: {
      host: '127.0.0.1',
      port: await freePort(),
      headers: { 'Content-Security-Policy': policies.admin },
    },
  });
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
