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

/** A path for a test's file; deleted when the process exits. */
export function temporaryPath(): string {
  return join(temporaryFolder(), randomUUID());
}

export function temporaryFiles(): string[] {
  return readdirSync(temporaryFolder());
}

export async function temporaryFile(bytes: Uint8Array | string): Promise<string> {
  const path = temporaryPath();
  await writeFile(path, bytes);
  return path;
}
