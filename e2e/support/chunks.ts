import { join } from 'node:path';
import { entries } from '#server/pages/entries.ts';
import { readManifest } from '#server/pages/manifest.ts';

const client = join(import.meta.dirname, '../../dist/client');

/** A pattern of a script that is loaded when it is needed, by its module below `src`. */
export async function scriptOf(module: string): Promise<string> {
  const manifests = await Promise.all(entries.map(entry => readManifest(client, entry)));
  const [chunk] = manifests.flatMap(manifest => manifest[`src/${module}`] ?? []);
  if (!chunk) throw new Error(`There is no script of ${module}.`);
  return `**/${chunk.file}`;
}
