import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BufferedBody } from '../http-cache/cached-response.ts';
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
  > & { usualFonts: readonly string[] };
  return {
    adminFonts: rendering.usualFonts,
    render: rendering.render,
    sharedAddress: rendering.sharedAddress,
    assetsOf: (entry, module) => assetsOf(manifests[entry], entry, module),
    assets: await readSiteAssets(dist),
  };
}

/** The files of the build, and the assets of the build before (scripts/build.ts). */
export async function readSiteAssets(dist: string): Promise<Map<string, BufferedBody>> {
  const previous = join(dist, 'previous');
  return new Map([
    ...(existsSync(previous) ? await readAssets(previous) : []),
    ...(await readAssets(join(dist, 'client'))),
  ]);
}
