import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { contentTypes } from '#server/features.ts';
import type { Api } from '../api.ts';
import { decode, differenceOf, type SentFile } from './sent-files.ts';
import { isShown, type Thing } from './things.ts';
import { sizesOf } from './writers.ts';

/** The problems of the stored files of a site that has just started, before any write. */
export async function problemsOfFiles(
  dataDir: string,
  api: Api,
  things: readonly Thing[],
): Promise<string[]> {
  const used: [path: string, sent: SentFile][] = [];
  const shown = new Set<string>();
  const sizes = new Set<string>();
  for (const thing of things) {
    const { stored, replaced } = thing;
    if (!stored) continue;
    const own = Object.entries(stored.files).map(([name, sent]): (typeof used)[number] => [
      String(stored.fields[name]),
      sent,
    ]);
    used.push(...own, ...replaced);
    if (!isShown(thing)) continue;
    for (const path of sizesOf(stored.fields)) sizes.add(path);
    for (const [path] of own) shown.add(path);
  }
  const originals = new Set(used.map(([path]) => nameOf(path)));
  const stems = new Set([...originals].map(name => name.slice(0, 40)));
  const [stored, storedSizes] = await Promise.all([
    readdir(join(dataDir, 'media')),
    readdir(join(dataDir, 'media-sizes')),
  ]);
  const left = [
    ...stored.filter(name => !originals.has(name)),
    ...storedSizes.filter(name => !/^[0-9a-f]{40}-\w+\.\w+$/.test(name) || !stems.has(name.slice(0, 40))),
  ];
  return [
    ...left.map(name => `${name} lies there, and nothing uses it`),
    ...(await problemsOf(used, ([path, sent]) =>
      served(api, path, { isSignedIn: !shown.has(path) }, b => differenceOf(b, sent)),
    )),
    ...(await problemsOf([...new Set(used.map(([path]) => path)).difference(shown)], path =>
      hidden(api, path),
    )),
    // The others are made anew when somebody asks for them.
    ...(await problemsOf(
      [...sizes].filter(path => storedSizes.includes(nameOf(path))),
      path =>
        served(api, path, {}, async bytes => {
          const picture = await decode(bytes);
          return typeof picture === 'string' ? picture : undefined;
        }),
    )),
  ];
}

async function hidden(api: Api, path: string): Promise<string | undefined> {
  const answer = await api.download(path);
  return answer?.status === 404 ? undefined : `${path} is answered to anybody with ${answer?.status}`;
}

async function served(
  api: Api,
  path: string,
  options: { isSignedIn?: boolean },
  check: (bytes: Uint8Array) => Promise<string | undefined>,
): Promise<string | undefined> {
  const answer = await api.download(path, options);
  const problem = answer?.status === 200 ? await check(answer.bytes) : `is answered with ${answer?.status}`;
  return problem && `${path} ${problem}`;
}

/** Checks a few items at a time. */
async function problemsOf<T>(list: T[], check: (item: T) => Promise<string | undefined>): Promise<string[]> {
  const problems: string[] = [];
  const next = list.values();
  const work = async () => {
    for (const item of next) {
      const problem = await check(item);
      if (problem) problems.push(problem);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return problems;
}

/** The problems of a stopped site's database, with and without the files beside it. */
export async function problemsOfDatabase(dataDir: string): Promise<string[]> {
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'), { readOnly: true });
  try {
    const all = (sql: string) => database.prepare(sql).all();
    const integrity = all('PRAGMA integrity_check').map(row => String(row.integrity_check));
    const keys = all('PRAGMA foreign_key_check').map(row => `a key leads nowhere: ${JSON.stringify(row)}`);
    const rows = all('SELECT name FROM files').map(row => String(row.name));
    const stored = new Set(await readdir(join(dataDir, 'media')));
    const forgotten = contentTypes.flatMap(({ type: { name, table } }) =>
      all(
        `SELECT item_id FROM versions WHERE type = '${name}' AND item_id NOT IN (SELECT id FROM ${table})`,
      ).map(row => `a version is of ${name} ${row.item_id}, which does not exist`),
    );
    return [
      ...integrity.filter(text => text !== 'ok'),
      ...keys,
      ...forgotten,
      ...rows.filter(name => !stored.delete(name)).map(name => `${name} has a row and no file`),
      ...[...stored].map(name => `${name} has no row`),
    ];
  } finally {
    database.close();
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
