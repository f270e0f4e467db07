import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { packTar, unpackTar } from 'modern-tar';
import { takeSiteLock } from '../data-folder/data-lock.ts';
import { restoreBackup } from './restore-backup.ts';
import {
  backUp,
  commonOptions,
  createData,
  createFolder,
  pictureNames,
  pictures,
  readData,
  restore,
} from './testing/backup-data.ts';

test('what was backed up is restored, and what it replaced is kept and can be taken back', async t => {
  const folder = await createFolder(t);
  const [data, file] = [join(folder, 'data'), join(folder, 'a.tar')];
  await createData(data, 'prvo');
  const { files, missing } = await backUp(data, file);
  assert.deepEqual({ files, missing }, { files: 5, missing: [] });
  assert.deepEqual(await readdir(data), ['backup.lock', 'media', 'site.sqlite']);

  const fresh = join(folder, 'new/place');
  assert.equal((await restore(fresh, file)).replaced, undefined);
  assert.deepEqual(await readData(fresh), { mark: 'prvo', files: 5 });

  const other = join(folder, 'other');
  await createData(other, 'drugo', [Buffer.from('sasvim druga')]);
  const { replaced = '' } = await restore(other, file);
  assert.equal(replaced, join(other, 'replaced-2026-11-21T09-30-00Z'));
  assert.deepEqual(await readData(other), { mark: 'prvo', files: 5 });
  assert.deepEqual(await readData(replaced), { mark: 'drugo', files: 1 });
  await restoreBackup({ ...commonOptions, now: new Date(), dataDir: other, source: replaced });
  assert.deepEqual(await readData(other), { mark: 'drugo', files: 1 });
  assert.deepEqual(
    (await readdir(other)).filter(name => name.startsWith('.')),
    [],
  );
});

test('what is damaged, cut short, foreign or too new is refused before anything is touched', async t => {
  const folder = await createFolder(t);
  const [data, source] = [join(folder, 'data'), join(folder, 'source')];
  await createData(source, 'kopija');
  await createData(data, 'sadašnje', []);
  await backUp(source, join(folder, 'a.tar'));
  const whole = await readFile(join(folder, 'a.tar'));
  const members = await unpackTar(whole);
  const textOf = (name: string) =>
    Buffer.from(members.find(m => m.header.name === name)?.data ?? []).toString();
  const packed = (change: (list: typeof members) => typeof members) => packTar(change(members));
  const replaced = (name: string, data: Uint8Array<ArrayBuffer>) =>
    packed(list =>
      list.map(member =>
        member.header.name === name ? { header: { ...member.header, size: data.length }, data } : member,
      ),
    );
  const extra = (name: string, more: object = {}) =>
    packed(list => [...list, { header: { name, size: 0, ...more } }]);
  const first = `media/${pictureNames[0]}`;
  const flipped = new Uint8Array(whole);
  const at = whole.indexOf(pictures[0] ?? '') + 50_000;
  flipped[at] = (flipped[at] ?? 0) ^ 1;

  const newer = join(folder, 'newer');
  await createData(newer, 'novo', []);
  const database = new DatabaseSync(join(newer, 'site.sqlite'));
  database.exec("INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '')");
  database.close();
  await assert.rejects(backUp(newer, join(folder, 'b.tar')), /newer version of this program \(9999-later\)/);

  const cases: [what: string, bytes: Uint8Array, message: RegExp][] = [
    ['nothing', new Uint8Array(), /no backup/],
    ['a text', Buffer.from('Ovo nije kopija. '.repeat(500)), /no backup/],
    ['cut', whole.subarray(0, whole.length / 2), /cut short|damaged/],
    ['cut at a member', await packed(list => list.slice(0, -1)), /cut short: .* is missing/],
    ['one bit', flipped, /damaged: media\/.* is not what was saved/],
    ['a member less, in the list too', await without(first), /refers to .*, which is not in it/],
    ['no list', await packed(list => list.slice(1)), /no list of checksums/],
    ['a path', await extra('../tajna'), /is no backup of this site: it holds/],
    ['an absolute path', await extra('/etc/tajna'), /is no backup of this site: it holds/],
    ['an unlisted file', await extra(`media/${'0'.repeat(40)}.jpg`), /was changed: .* is not in its list/],
    ['a link', await extra('media/x.jpg', { type: 'symlink', linkname: '/etc/passwd' }), /it holds/],
    ['twice the same', await packed(list => [...list, ...list.slice(-1)]), /it holds/],
    [
      'a newer format',
      await relisted('backup.json', textOf('backup.json').replace('1', '2')),
      /newer version/,
    ],
    ['no database', await relisted('site.sqlite', 'x'.repeat(5000)), /is no database/],
    [
      'a name that leads out',
      await relisted('site.sqlite', await hostile('../../../x')),
      /names "\.\.\/\.\.\/\.\.\/x"/,
    ],
    ['another', await relisted('site.sqlite', await hostile('/etc/hostname')), /names "\/etc\/hostname"/],
    [
      'such a name among the lost',
      await relisted('backup.json', textOf('backup.json').replace('[]', '["../../../x"]')),
      /cannot be understood/,
    ],
  ];
  async function without(name: string) {
    const list = textOf('SHA256SUMS')
      .split('\n')
      .filter(line => !line.endsWith(name));
    const tar = await replaced('SHA256SUMS', Buffer.from(list.join('\n')));
    return packTar((await unpackTar(tar)).filter(member => member.header.name !== name));
  }
  /** A database with a row that the next start would delete, together with the file it names. */
  async function hostile(name: string) {
    await writeFile(
      join(folder, 'hostile.sqlite'),
      members.find(m => m.header.name === 'site.sqlite')?.data ?? '',
    );
    const changed = new DatabaseSync(join(folder, 'hostile.sqlite'));
    changed.prepare("INSERT INTO files (name, created_at) VALUES (?, '')").run(name);
    changed.close();
    return readFile(join(folder, 'hostile.sqlite'));
  }
  async function relisted(name: string, text: string | Buffer) {
    const sum = createHash('sha256').update(text).digest('hex');
    const list = textOf('SHA256SUMS').replace(new RegExp(`[0-9a-f]{64}(?=  ${name})`), sum);
    const tar = await unpackTar(await replaced(name, Buffer.from(text)));
    return packTar(
      tar.map(member =>
        member.header.name === 'SHA256SUMS'
          ? { header: { ...member.header, size: list.length }, data: new Uint8Array(Buffer.from(list)) }
          : member,
      ),
    );
  }
  for (const [what, bytes, message] of cases) {
    await writeFile(join(folder, 'bad.tar'), bytes);
    await assert.rejects(restore(data, join(folder, 'bad.tar')), { name: 'BackupFailure', message }, what);
    assert.deepEqual(await readData(data), { mark: 'sadašnje', files: 0 }, what);
    assert.deepEqual(await readdir(data), ['backup.lock', 'media', 'site.lock', 'site.sqlite'], what);
  }
  await assert.rejects(restore(data, join(folder, 'nowhere.tar')), /no such file/);
});

test('no restore while a site runs, and no site or restore beside another', async t => {
  const folder = await createFolder(t);
  await createData(join(folder, 'data'), 'prvo');
  await backUp(join(folder, 'data'), join(folder, 'a.tar'));
  const unlock = takeSiteLock(join(folder, 'data'));
  assert.ok(unlock);
  assert.equal(takeSiteLock(join(folder, 'data')), undefined);
  await assert.rejects(restore(join(folder, 'data'), join(folder, 'a.tar')), /A site is running on/);
  unlock();
  await restore(join(folder, 'data'), join(folder, 'a.tar'));
});

test('a damaged or lost database is replaced too, and what is left of it kept', async t => {
  const folder = await createFolder(t);
  const data = join(folder, 'data');
  await createData(data, 'prvo');
  await backUp(data, join(folder, 'a.tar'));
  const database = new DatabaseSync(join(data, 'site.sqlite'));
  database.exec("UPDATE questions SET name = 'drugo'");
  const log = await readFile(join(data, 'site.sqlite-wal'));
  database.close();
  await writeFile(join(data, 'site.sqlite'), 'Nije baza podataka. '.repeat(1000));
  const { replaced = '' } = await restore(data, join(folder, 'a.tar'));
  assert.deepEqual(await readData(data), { mark: 'prvo', files: 5 });
  assert.match(await readFile(join(replaced, 'site.sqlite'), 'utf8'), /^Nije baza/);

  // A crash's log, which SQLite would apply to any database beside it.
  await unlink(join(data, 'site.sqlite'));
  await writeFile(join(data, 'site.sqlite-wal'), log);
  const again = await restoreBackup({
    ...commonOptions,
    now: new Date(),
    dataDir: data,
    source: join(folder, 'a.tar'),
  });
  assert.deepEqual(await readData(data), { mark: 'prvo', files: 5 });
  assert.deepEqual(await readFile(join(again.replaced ?? '', 'site.sqlite-wal')), log);
});

test('killed at any step, a restore leaves the old data or the new, whole', async t => {
  const folder = await createFolder(t);
  await createData(join(folder, 'new'), 'novo');
  await createData(join(folder, 'old'), 'staro', [Buffer.from('stara slika')]);
  await backUp(join(folder, 'new'), join(folder, 'a.tar'));
  const outcomes = new Map<string, unknown>();
  const steps = ['Reading', 'Keeping', 'Putting the files', 'Putting the database', 'Tidying'];
  for (const step of steps) {
    const data = join(folder, step);
    await cp(join(folder, 'old'), data, { recursive: true });
    const script = `
      import { restoreBackup } from ${JSON.stringify(join(import.meta.dirname, 'restore-backup.ts'))};
      const onProgress = step => step.startsWith(${JSON.stringify(step)}) && process.kill(process.pid, 'SIGKILL');
      await restoreBackup({ dataDir: ${JSON.stringify(data)}, source: ${JSON.stringify(join(folder, 'a.tar'))},
        signal: new AbortController().signal, now: new Date(), onProgress });`;
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
    assert.equal(signal, 'SIGKILL', step);
    const found = await readData(data);
    outcomes.set(step, found.mark);
    assert.equal(found.files, found.mark === 'novo' ? 5 : 1, step);
    await restore(data, join(folder, 'a.tar'));
    assert.deepEqual(await readData(data), { mark: 'novo', files: 5 }, step);
    assert.deepEqual(
      (await readdir(data)).filter(name => name.startsWith('.')),
      [],
      step,
    );
  }
  assert.deepEqual([...outcomes.values()], ['staro', 'staro', 'staro', 'staro', 'novo']);
});
