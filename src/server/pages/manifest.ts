import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Entry, manifests, siteStart } from './entries.ts';

type Chunk = { file: string; imports?: string[] };
export type Manifest = Record<string, Chunk>;

export async function readManifest(clientFolder: string, entry: Entry): Promise<Manifest> {
  return JSON.parse(await readFile(join(clientFolder, manifests[entry]), 'utf8'));
}

export type PageAssets = {
  entry: string;
  /** What loads the entry when the page is painted, if it is not loaded at once. */
  start?: string;
  /** Vite's development server adds styles by itself. */
  style?: string;
  scripts: string[];
};

/** The entry's style sheet, and the scripts of a page: of its entry, of the page's module, and of all that they import. */
export function assetsOf(manifest: Manifest, entry: Entry, module?: string): PageAssets {
  const scripts = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    scripts.add(`/${chunk.file}`);
  };
  visit(entry);
  if (module) visit(module);
  const entryFile = `/${manifest[entry]?.file}`;
  scripts.delete(entryFile);
  const start = manifest[siteStart];
  const style = manifest['style.css'];
  return {
    entry: entryFile,
    ...(start && { start: `/${start.file}` }),
    ...(style && { style: `/${style.file}` }),
    scripts: [...scripts],
  };
}
