import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Runs `build`, which replaces `dist/client`, and keeps the assets of the last different build in
 * `dist/previous/assets`: open pages, and during an update those that another instance has sent, still ask for them.
 */
export async function keepPreviousAssets(dist: string, build: () => Promise<void>): Promise<void> {
  const current = join(dist, 'client/assets');
  const replaced = join(dist, 'replaced-assets');
  // A build that failed has left them there.
  if (existsSync(current) && !existsSync(replaced)) await rename(current, replaced);
  await build();
  if (!existsSync(replaced)) return;
  const built = new Set(await readdir(current));
  const names = await readdir(replaced);
  if (names.every(name => built.has(name))) return rm(replaced, { recursive: true });
  await rm(join(dist, 'previous'), { recursive: true, force: true });
  await mkdir(join(dist, 'previous'));
  await rename(replaced, join(dist, 'previous/assets'));
}
