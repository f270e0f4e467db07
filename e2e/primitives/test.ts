import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { policies } from '#server/http/security-headers.ts';
import { emptyDocument } from '../support/kept-page.ts';
import { freePort } from '../support/sites/site.ts';
import { test as base, expect } from '../support/test.ts';

export { expect };

export type Show = (name: string, options?: { hasClock?: boolean }) => Promise<Page>;

type Fixtures = {
  /** Opens a sample, in the page of the test's sample before; with `hasClock` the test controls the clock. */
  show: Show;
};

/** Tests of the primitives, with a server for their samples instead of the site. */
export const test = base.extend<Fixtures, { samples: { origin: string } }>({
  samples: [
    async ({}, provide) => {
      const samples = await serveSamples();
      await provide(samples);
      await samples.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: ({ samples }, provide) => provide(samples.origin),
  show: async ({ openPage, openShared }, provide) => {
    let shown: Page | undefined;
    await provide(async (name, { hasClock = false } = {}) => {
      shown ??= await (hasClock ? openPage : openShared)();
      if (hasClock) await shown.clock.install();
      await shown.goto(`/?show=${name}`);
      await expect(shown.locator('h1, h2').first()).toBeVisible();
      return shown;
    });
  },
});

/** Builds the samples and serves them with the admin's Content-Security-Policy. */
async function serveSamples() {
  const outDir = await mkdtemp(join(tmpdir(), 'primitives-'));
  const options = {
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'error',
  } as const;
  await build({ ...options, build: { outDir, emptyOutDir: true } });
  await writeFile(join(outDir, emptyDocument), '');
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
