import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Chunk = { file: string; css?: string[]; imports?: string[] };
export type Manifest = Record<string, Chunk>;

export async function readManifest(clientFolder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'));
}

export type PageAssets = { entry: string; scripts: string[]; styles: string[] };

/** What a page of the entry links: the entry, the style sheets and scripts of all it needs, static imports included. */
export function assetsOf(manifest: Manifest, entry: string, modules: readonly string[]): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
    scripts.add(`/${chunk.file}`);
  };
  visit(entry);
  modules.forEach(visit);
  const entryFile = `/${manifest[entry]?.file}`;
  scripts.delete(entryFile);
  return { entry: entryFile, scripts: [...scripts], styles: [...styles] };
}
