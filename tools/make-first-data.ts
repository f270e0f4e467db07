/**
 * Makes the data of version 0.1.0 that tests upgrade from: `node tools/make-first-data.ts FOLDER`, where FOLDER is a
 * worktree of ce186bd with its packages and its build. The pictures of its examples are made small there; then that
 * site is started with its example content, given something of everything that it could keep, asked for everything,
 * and backed up by its own command.
 */
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { addEvents } from './first-data/events.ts';
import { startFirstSite } from './first-data/first-site.ts';
import { addPeople } from './first-data/people.ts';
import { readPages, recordAnswers } from './first-data/recorded.ts';
import { addAlbum, addNews, addTexts } from './first-data/texts.ts';

const worktree = resolve(process.argv[2] ?? '');
const target = join(import.meta.dirname, '../src/server/testing/site-0.1.0');
const account = { email: 'urednica@primjer.ba', password: 'lozinka iz prve verzije' };
const colleague = { email: 'saradnik@primjer.ba', password: 'druga stara lozinka' };

for (const file of globSync(join(worktree, 'src/features/site/starter/pictures/*.webp')))
  await writeFile(
    file,
    await sharp(await readFile(file))
      .resize(240)
      .webp({ quality: 60 })
      .toBuffer(),
  );

const folder = await mkdtemp(join(tmpdir(), 'first-data-'));
const site = await startFirstSite(worktree, join(folder, 'data'), account);
try {
  const token = await site.signIn();
  for (const add of [addNews, addEvents, addTexts, addAlbum]) await add(site);
  await addPeople(site, colleague);
  const answers = await recordAnswers(site);
  const pages = await readPages(site);
  const file = join(folder, 'backup.tar');
  site.run('scripts/backup.ts', [file]);
  await writeFile(join(target, 'backup.tar.gz'), gzipSync(await readFile(file), { level: 9 }));
  const accounts = [account, colleague];
  const recorded = { made: new Date().toISOString(), accounts, token, answers, pages };
  await writeFile(join(target, 'recorded.json.gz'), gzipSync(JSON.stringify(recorded), { level: 9 }));
} finally {
  await site.stop();
  await rm(folder, { recursive: true });
}
