import { rm } from 'node:fs/promises';
import { buildIfNeeded } from '../../scripts/build-if-needed.ts';
import { provideChromium } from '../../scripts/chromium.ts';
import { makeTemplates } from './sites/templates.ts';

/** Prepares what all workers share; returns the cleanup. */
export default async function prepare(): Promise<() => Promise<void>> {
  buildIfNeeded();
  process.env.CHROMIUM_PATH = provideChromium();
  const templates = await makeTemplates();
  process.env.SITE_TEMPLATES = templates;
  return () => rm(templates, { recursive: true });
}
