import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { nameOf } from '#features/media/server/names.ts';
import { dailyName } from '../backup/rotation.ts';
import { silentLog } from '../logging/log.ts';
import { readSettings } from '../settings.ts';
import { openServices } from '../start.ts';
import { createS3Server } from '../storage/testing/s3-server.ts';
import { examine } from './doctor.ts';
import { describeFindings } from './finding.ts';
import type { Machine } from './machine.ts';

const now = new Date();
const picture = Buffer.from('slika');
const name = nameOf(picture, 'jpg');
const machine: Machine = { now, nodeVersion: '26.1.0', openFiles: undefined, build: 'current' };

/** A sound site whose files are in a store. */
async function createSite(t: TestContext, changes: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'doctor-'));
  t.after(() => rm(dataDir, { recursive: true }));
  const server = await createS3Server(t);
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: '1',
    STORAGE_URL: `${server.bucket.bucketUrl}/site`,
    STORAGE_KEY: server.bucket.key,
    STORAGE_SECRET: server.bucket.secret,
    ...changes,
  });
  const { db } = await openServices(settings, silentLog);
  const created_at = now.toISOString();
  const user = { email: 'a@primjer.ba', email_key: 'a@primjer.ba', password_hash: 'x', created_at };
  await db.insertInto('users').values(user).execute();
  await db.insertInto('files').values({ name, width: 1, height: 1, created_at }).execute();
  await db.destroy();
  server.objects.set(`site/media/${name}`, { bytes: picture, writtenAt: now });
  server.objects.set(`site/backups/${dailyName(now)}`, { bytes: picture, writtenAt: now });
  const find = async (isDeep = false) => {
    const findings = await examine(settings, machine, isDeep);
    const wrong = findings.filter(({ state }) => state === 'wrong').map(({ what }) => what);
    return { wrong, text: describeFindings(findings) };
  };
  return { ...server, dataDir, find };
}

test('a sound store has nothing wrong, and is left as it is', async t => {
  const { find, objects, bucket } = await createSite(t);
  const before = [...objects.keys()];
  const { wrong, text } = await find(true);
  assert.deepEqual(wrong, []);
  for (const line of [
    `✓ Files can be stored in ${bucket.bucketUrl}, read and removed.`,
    '✓ Strangers cannot list the bucket.',
    '! The bucket keeps no versions: a file that somebody removes from it is lost.',
    '✓ All pictures and PDFs are there (1).',
    '✓ The last backup is 0 hours old.',
  ])
    assert.ok(text.includes(`${line}\n`), `${line}\n${text}`);
  assert.deepEqual([...objects.keys()], before);
});

test('what is wrong with a store is found', async t => {
  const { find, objects, makePublic, bucket } = await createSite(t);
  objects.set(`site/media/${name}`, { bytes: Buffer.from('slikb'), writtenAt: now });
  assert.deepEqual((await find()).wrong, []);
  assert.deepEqual((await find(true)).wrong, [`${name} of media/ is not as uploaded: is the disk failing?`]);
  objects.delete(`site/media/${name}`);
  makePublic();
  assert.deepEqual((await find()).wrong, [
    `Anybody can list ${bucket.bucketUrl}: files of drafts, of the trash, and the backups’ names.`,
    `${name} of media/ is lost.`,
  ]);
});

test('a store that refuses is told in its words, with what to do and without the secret', async t => {
  const { find, setClock, bucket } = await createSite(t);
  setClock(() => new Date(now.getTime() + 60 * 60_000));
  const { wrong, text } = await find();
  assert.match(wrong.join(), /^The store of files refused PUT .*: 403 RequestTimeTooSkewed: [^,]+$/);
  assert.match(text, /→ Is this machine’s clock right/);
  assert.ok(!text.includes(bucket.secret));
  const other = await createSite(t, { STORAGE_SECRET: 'pogrešna-tajna' });
  const refused = await other.find();
  assert.match(refused.wrong.join(), /403 SignatureDoesNotMatch/);
  assert.match(refused.text, /→ Check STORAGE_URL, STORAGE_KEY/);
  assert.ok(!refused.text.includes('pogrešna-tajna'));
  assert.ok(await readFile(join(other.dataDir, 'site.sqlite')));
});

test('versions that the bucket keeps are told', async t => {
  const { find, keepVersions } = await createSite(t);
  keepVersions();
  const { wrong, text } = await find();
  assert.deepEqual(wrong, []);
  assert.match(text, /^✓ The bucket keeps versions, also of what is deleted for good, /m);
});
