import { mkdirSync } from 'node:fs';
import { test } from '@playwright/test';

/** A new folder for the running test; kept only if the test fails. */
export function makeFolder(name: string): string {
  const folder = test.info().outputPath(name);
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}
