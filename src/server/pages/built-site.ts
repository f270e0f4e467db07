import { join } from 'node:path';
import { readAssets } from './assets.ts';
import { adminEntry, siteEntry } from './entries.ts';
import { assetsOf, readManifest } from './manifest.ts';
import type { PageSource } from './pages.ts';

/** The pages of a site built by `npm run build`; `dist` is the folder. */
export async function openBuiltSite(dist: string): Promise<PageSource> {
  const client = join(dist, 'client');
  const manifests = {
    [siteEntry]: await readManifest(client, siteEntry),
    [adminEntry]: await readManifest(client, adminEntry),
  };
  const rendering = (await import(join(dist, 'server/ssr.js'))) as Pick<
    PageSource,
    'render' | 'sharedAddress'
  >;
  return {
    render: rendering.render,
    sharedAddress: rendering.sharedAddress,
    assetsOf: (entry, module) => assetsOf(manifests[entry], entry, module),
    assets: await readAssets(client),
  };
}
