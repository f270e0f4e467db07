import { lstatSync, readlinkSync, type Stats, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SettingsError } from '../settings.ts';

/** Runs a step that uses only a path named by the caller, with the caller's own rights if that is safe. */
export type WithOwnRights = <T>(path: string, step: () => Promise<T>) => Promise<T>;

/** For a caller that has no other rights. */
export const asEverything: WithOwnRights = (_, step) => step();

/**
 * Makes a command that root runs work as the data folder's owner. Otherwise that owner could put a link there
 * to a place where only root may write. The returned function regains root's rights for paths that only root
 * controls, such as a backup's destination.
 */
export function workAsOwner(dataDir: string): WithOwnRights {
  if (process.geteuid?.() !== 0) return asEverything;
  const { uid, gid } = ownerOf(dataDir);
  if (uid === 0) return asEverything;
  const groups = process.getgroups?.() ?? [];
  const drop = () => {
    process.setgroups?.([gid]);
    process.setegid?.(gid);
    process.seteuid?.(uid);
  };
  const regain = () => {
    process.seteuid?.(0);
    process.setegid?.(0);
    process.setgroups?.(groups);
  };
  drop();
  return async (path, step) => {
    regain();
    try {
      if (isRootsAlone(path)) return await step();
    } finally {
      drop();
    }
    return step();
  };
}

/** The owner of a folder, or of its nearest existing parent. */
function ownerOf(folder: string): Stats {
  const stats = statSync(folder, { throwIfNoEntry: false });
  const link = lstatSync(folder, { throwIfNoEntry: false });
  if (link?.isSymbolicLink() && link.uid !== 0 && (stats?.uid ?? 0) === 0) {
    throw new SettingsError(
      `DATA_DIR ${folder} is a link that another user made to a place of root's: name the folder itself.`,
    );
  }
  return stats ?? ownerOf(dirname(folder));
}

/** More links than this are taken for a cycle. */
const maxLinks = 40;

/** Whether only root can change where a path leads: root owns all folders and links on the way. */
export function isRootsAlone(path: string): boolean {
  const rest = resolve(path).split('/').filter(Boolean);
  let at = '/';
  let links = 0;
  let isShared = false;
  for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
    const part = join(at, name);
    const stats = lstatSync(part, { throwIfNoEntry: false });
    if (!stats) return true;
    if (stats.isSymbolicLink()) {
      links += 1;
      if (stats.uid !== 0 || links > maxLinks) return false;
      const target = readlinkSync(part);
      if (target.startsWith('/')) at = '/';
      rest.unshift(...target.split('/').filter(Boolean));
    } else if (stats.isDirectory()) {
      isShared = (stats.mode & 0o022) !== 0;
      const isSticky = (stats.mode & 0o1000) !== 0;
      if (stats.uid !== 0 || (isShared && !isSticky)) return false;
      at = part;
    } else if (isShared && stats.uid !== 0) {
      return false;
    }
  }
  return true;
}
