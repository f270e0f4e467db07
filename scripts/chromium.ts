import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installByApt, run } from './apt.ts';

/** Headless shells first: they only draw pages, which takes half the processor time. */
const candidates = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
].map(name => `/usr/bin/${name}`);

/** The Chromium for tests: CHROMIUM_PATH, the machine's, or Playwright's; installed if there is none. */
export function provideChromium(): string {
  const found = find();
  if (found) return found;
  const installByDebian = () => installByApt('chromium-headless-shell', 'the browser tests');
  for (const install of [installByDebian, installByPlaywright]) {
    if (install() && find()) return find() ?? '';
  }
  throw new Error(
    [
      'The browser tests need Chromium, and none was found or could be installed.',
      'Install it (Debian: apt-get install chromium-headless-shell), or name one in CHROMIUM_PATH.',
    ].join('\n'),
  );
}

function find(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names '${named}', which does not exist.`);
    return named;
  }
  return [...candidates, chromium.executablePath()].find(path => existsSync(path));
}

function installByPlaywright(): boolean {
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  process.stdout.write('Installing Playwright’s own Chromium for the browser tests …\n');
  return run(process.execPath, [cli, 'install', 'chromium']);
}
