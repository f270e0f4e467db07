import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { isNamedBy, isStoredName } from '#features/media/server/names.ts';
import type { FileStore } from '../storage/file-store.ts';
import { type Finding, hint, well, wrong } from './finding.ts';

type Options = {
  /** Whether every file is read and compared with its name. */
  isDeep: boolean;
  /** When what nothing uses is removed. */
  sweep: string;
};

/** Checks that exactly the files that the database names exist, with matching content. */
export async function checkFiles(
  store: Pick<FileStore, 'list' | 'open'>,
  names: readonly string[],
  { isDeep, sweep }: Options,
): Promise<Finding[]> {
  const stored = new Set(await store.list());
  const own = names.filter(isStoredName);
  const foreign = names.filter(name => !isStoredName(name));
  const lost = own.filter(name => !stored.has(name));
  const changed: string[] = [];
  for (const name of isDeep ? own : []) {
    if (stored.has(name) && !isNamedBy(name, await sumOf(store, name))) changed.push(name);
  }
  const known = new Set(names);
  const left = [...stored].filter(name => !known.has(name));
  const advice = 'Take them from a backup (docs/backup.md), or upload them again in the panel.';
  return [
    lost.length > 0
      ? wrong(`${listed(lost)} of media/ ${areOrIs(lost)} lost.`, advice)
      : well(`All pictures and PDFs are there (${own.length}).`),
    ...(changed.length > 0
      ? [
          wrong(
            `${listed(changed)} of media/ ${areOrIs(changed)} not as uploaded: is the disk failing?`,
            advice,
          ),
        ]
      : []),
    ...(foreign.length > 0
      ? [
          wrong(
            `The database names ${listed(foreign.map(name => JSON.stringify(name)))}, which no upload made.`,
            'Somebody changed it by hand: take back a backup of your own (docs/backup.md).',
          ),
        ]
      : []),
    ...(left.length > 0
      ? [
          hint(
            `${listed(left)} in media/ ${areOrIs(left)} used by nothing.`,
            `Nothing to do: ${sweep} removes what a crash left.`,
          ),
        ]
      : []),
  ];
}

async function sumOf(store: Pick<FileStore, 'open'>, name: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    const file = await store.open(name);
    if (file) await pipeline(file.stream(), hash);
    return hash.digest('hex');
  } catch {
    // An unreadable file counts as changed.
    return undefined;
  }
}

function listed([first = '', ...others]: readonly string[]): string {
  return others.length > 0 ? `${first} and ${others.length} more` : first;
}

function areOrIs(names: readonly string[]): string {
  return names.length > 1 ? 'are' : 'is';
}
