import { join } from 'node:path';
import { siteEntry } from '#server/pages/entries.ts';
import { readManifest } from '#server/pages/manifest.ts';

const client = join(import.meta.dirname, '../../dist/client');

/** A pattern of the script of a page, by the page's module below `src/features`. */
export async function scriptOf(module: string): Promise<string> {
  const { file } = (await readManifest(client, siteEntry))[`src/features/${module}.tsx`] ?? {};
  if (!file) throw new Error(`There is no page ${module}.`);
  return `**/${file}`;
}
