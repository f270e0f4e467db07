import { rm } from 'node:fs/promises';
import { buildIfNeeded } from '../../scripts/build-if-needed.ts';
import { provideChromium } from '../../scripts/chromium.ts';
import { makeTemplate } from './site.ts';

/** Prepares what all workers share; returns the cleanup. */
export default async function prepare(): Promise<() => Promise<void>> {
  buildIfNeeded();
  process.env.CHROMIUM_PATH = provideChromium();
  const template = await makeTemplate();
  process.env.SITE_TEMPLATE = template;
  return () => rm(template, { recursive: true });
}
