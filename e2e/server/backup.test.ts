import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdir, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { isNamedBy } from '#features/media/server/names.ts';
import { sumOf } from '#server/backup/archive.ts';
import { type Api, createApi, signIn } from '../support/api.ts';
import { problemsOfDatabase } from '../support/ledger/inspection.ts';
import { changeOf, draftOf, readSite, rules } from '../support/ledger/kinds.ts';
import type { Fields, Kind } from '../support/ledger/things.ts';
import { createRandom, type Random } from '../support/random.ts';
import { required } from '../support/required.ts';
import { makeFolder } from '../support/sites/folders.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
/** Repeats the writers' random choices, but not the timing of the backup. */
const seed = Number(process.env.BACKUP_SEED ?? randomInt(2 ** 31));

/** A write's response (undefined for a delete), and when it was sent and answered. */
type Version = { body: Fields | undefined; sentAt: number; answeredAt: number };
type History = { kind: Kind; versions: Version[] };

/** Without a stack, which would begin with `at`. */
const damaged =
  /^The database \S+site\.sqlite is damaged and was left as it is: [^\n]*\n[^\n]*npm run restore[^\n]*\n$/;

function command(script: string, dataDir: string, ...words: string[]) {
  return promisify(execFile)(process.execPath, [join(root, script), ...words], {
    env: { ...process.env, PORT: '0', STARTER_CONTENT: 'off', DATA_DIR: dataDir },
    timeout: 60_000,
  });
}

/** Creates, updates and deletes items with files until it is stopped. */
async function write(api: Api, kind: Kind, random: Random, histories: History[], hasEnough: () => boolean) {
  const { calls } = rules[kind];
  let number = 0;
  const own: History[] = [];
  while (!hasEnough()) {
    const there = own.filter(({ versions }) => versions.at(-1)?.body);
    const old =
      there.length > 3 || random.chance(0.5) ? there[random.between(0, there.length - 1)] : undefined;
    const history = old ?? { kind, versions: [] };
    const id = Number(history.versions.at(-1)?.body?.id);
    const endpoint = !old ? calls.create : random.chance(0.5) && calls.update ? calls.update : calls.remove;
    number += 1;
    const mark = `Kopija-${kind}-${number}`;
    const draft =
      endpoint === calls.remove
        ? undefined
        : await (old ? changeOf(kind, mark, random) : draftOf(kind, mark, random));
    const sentAt = performance.now();
    const query = old && endpoint.id ? { [endpoint.id]: id } : {};
    const answer = required(await api.call(endpoint, { query, ...draft?.call }), 'answer');
    expect(answer.status, JSON.stringify(answer)).toBeLessThan(300);
    const body = draft ? answer.body : undefined;
    delete body?.image_count;
    history.versions.push({ body, sentAt, answeredAt: performance.now() });
    if (old) continue;
    own.push(history);
    histories.push(history);
  }
}

/** The states that a backup may contain: the last one answered before its start, and those sent before its end. */
function possible({ versions }: History, begunAt: number, endedAt: number): (Fields | undefined)[] {
  const all: Version[] = [{ body: undefined, sentAt: -Infinity, answeredAt: -Infinity }, ...versions];
  return all
    .filter(({ sentAt }, index) => sentAt <= endedAt && (all[index + 1]?.answeredAt ?? Infinity) >= begunAt)
    .map(({ body }) => body);
}

test('a copy made under load replaces a damaged database, whole', async ({ sites, cleanUp }) => {
  test.setTimeout(180_000);
  const folder = makeFolder('copies');
  const dataDir = join(folder, 'data');
  const environment = { RATE_LIMIT: 'off', STARTER_CONTENT: 'off' };
  const site = await sites.start({ ...environment, DATA_DIR: dataDir });
  cleanUp(site.stop);
  const token = await signIn(site.origin);
  const api = createApi(site.origin, token);
  const histories: History[] = [];
  let isEnough = false;
  const kinds: Kind[] = ['workshop', 'workshop', 'album', 'album'];
  const load = Promise.all(
    kinds.map((kind, number) => write(api, kind, createRandom(seed + number), histories, () => isEnough)),
  );
  const isLoaded = expect.poll(() => histories.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(10);
  await Promise.race([isLoaded, load]);

  const copy = join(folder, 'site.tar');
  const begunAt = performance.now();
  await Promise.race([command('scripts/backup.ts', dataDir, copy), load]);
  const endedAt = performance.now();
  await expect(command('scripts/restore.ts', dataDir, copy)).rejects.toThrow(
    /A site is running on .*: stop the site/,
  );
  isEnough = true;
  await load;
  await site.stop();

  await truncate(join(dataDir, 'site.sqlite'), 100_000);
  const refused = await command('src/server/main.ts', dataDir).catch(error => error);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(damaged) });
  // Nothing that is there can stand for what the copy lacks.
  await rm(join(dataDir, 'media'), { recursive: true });
  await command('scripts/restore.ts', dataDir, copy);
  expect(await problemsOfDatabase(dataDir)).toEqual([]);
  const names = await readdir(join(dataDir, 'media'));
  expect(names.length, 'there are files').toBeGreaterThan(0);
  for (const name of names) {
    const sum = await sumOf(join(dataDir, 'media', name), new AbortController().signal);
    expect(isNamedBy(name, sum), name).toBeTruthy();
  }

  const again = await sites.start({ ...environment, DATA_DIR: dataDir });
  cleanUp(again.stop);
  const found = await readSite(createApi(again.origin, token));
  const wrong = histories.filter(history => {
    const row = found.find(({ kind, fields }) => kind === history.kind && isSame(history, fields));
    return !possible(history, begunAt, endedAt).some(body => isDeepStrictEqual(body, row?.fields));
  });
  expect(wrong, `BACKUP_SEED=${seed} repeats it`).toEqual([]);
  const strangers = found.filter(row => !histories.some(h => h.kind === row.kind && isSame(h, row.fields)));
  expect(strangers, `BACKUP_SEED=${seed} repeats it`).toEqual([]);
});

function isSame({ versions }: History, { id }: Fields): boolean {
  return versions[0]?.body?.id === id;
}
