import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

function temporaryFolder(): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'test-site-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  return folder;
}

/** Where a test can put a file; all go with the process. */
export function temporaryPath(): string {
  return join(temporaryFolder(), randomUUID());
}

/** The files that are there now. */
export function temporaryFiles(): string[] {
  return readdirSync(temporaryFolder());
}

/** A file of these bytes. */
export async function temporaryFile(bytes: Uint8Array | string): Promise<string> {
  const path = temporaryPath();
  await writeFile(path, bytes);
  return path;
}
