import { mkdirSync } from 'node:fs';
import { test } from '@playwright/test';

/** A new folder of the test that is running, which is kept only when it fails. */
export function makeFolder(name: string): string {
  const folder = test.info().outputPath(name);
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}
