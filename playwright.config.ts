import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Each worker and each site that a test starts is a process, which reads the same modules.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compile');
// Node runs the tests as they stand: nothing is compiled before, and no place is translated back in each call's stack.
process.env.PW_DISABLE_TS_ESM = '1';
Reflect.deleteProperty(Error, 'prepareStackTrace');

// No retries: a test that passes the second time has found a defect, in the site or in itself.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*/*.test.ts',
  outputDir: join(import.meta.dirname, 'node_modules/.cache/e2e'),
  preserveOutput: 'failures-only',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // What sets up a server of its own has one worker of its own, at first: at the end the other one would wait for it.
  projects: [
    { name: 'cluster', testMatch: 'server/cluster.test.ts', workers: 1 },
    { name: 'primitives', testMatch: 'primitives/*.test.ts', workers: 1 },
    // Without a name, which would be part of each title that `npm test -- WORD` looks through.
    { testIgnore: ['server/cluster.test.ts', 'primitives/*'] },
  ],
  reporter: 'list',
  // Only a test that fails waits so long: a machine that is busy with other things takes five times as long as others.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    locale: 'bs-BA',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
