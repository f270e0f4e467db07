import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, type TestContext, test } from 'node:test';
import { type BucketSettings, S3Client } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';
import { createS3Server, refuse } from './testing/s3-server.ts';
import { testFileStore } from './testing/store-suite.ts';
import { hasSwift, startSwift } from './testing/swift.ts';

async function createFolder(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 's3-store-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

async function createStore(t: TestContext, client: S3Client) {
  return createS3Store({ client, prefix: `${randomUUID()}/media/`, temporaryFolder: await createFolder(t) });
}

const bytes = Uint8Array.from([0, 1, 2, 255]);

/** A server in another process, which takes everything and keeps nothing. */
async function startSink(t: TestContext): Promise<string> {
  const program = `require('node:http').createServer((request, response) => {
    request.resume().on('end', () => response.end());
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port); })`;
  const server = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.after(() => server.kill());
  const [port] = await once(server.stdout, 'data');
  return `http://127.0.0.1:${Number(port)}/slike`;
}

async function createServerAndStore(t: TestContext, changes: Partial<BucketSettings> = {}, patience = {}) {
  const server = await createS3Server(t);
  const store = await createStore(
    t,
    new S3Client({ ...server.bucket, ...changes }, { repeat: 1, ...patience }),
  );
  return { ...server, store };
}

testFileStore('S3', async t => createStore(t, new S3Client((await createS3Server(t)).bucket)));

suite('a store that others made', { skip: hasSwift() ? false : 'needs python3-swift of Debian' }, () => {
  let swift: Awaited<ReturnType<typeof startSwift>>;
  before(async () => {
    swift = await startSwift();
    const made = await new S3Client(swift.bucket).call({ method: 'PUT', key: '' });
    await made?.body?.cancel();
  });
  after(() => swift.stop());

  testFileStore('Swift', t => createStore(t, new S3Client(swift.bucket)));

  test('Swift: a wrong secret is refused with its words', async t => {
    const store = await createStore(t, new S3Client({ ...swift.bucket, secret: 'pogrešna' }));
    await assert.rejects(store.write('x.jpg', bytes), { message: /: 403 SignatureDoesNotMatch: / });
  });

  test('Swift: a bucket that is not there is no missing file', async t => {
    const bucketUrl = swift.bucket.bucketUrl.replace('slike', 'druge');
    const store = await createStore(t, new S3Client({ ...swift.bucket, bucketUrl }));
    await assert.rejects(store.open('x.jpg'), { message: /: 404 NoSuchBucket: / });
  });
});

test('a list of several pages is whole, and of one prefix only', async t => {
  const { store, objects } = await createServerAndStore(t);
  objects.set('another/media/a.jpg', { bytes, writtenAt: new Date() });
  const names = Array.from({ length: 20 }, (_, number) => `${number + 10}.jpg`);
  for (const name of names) await store.write(name, bytes);
  assert.deepEqual(await store.list(), names);
});

test('a store that fails twice gets the whole file at the third time', async t => {
  const { store, objects, failNext, requests } = await createServerAndStore(t);
  const large = new Uint8Array(1_000_000).fill(7);
  const fail = (status: number) => (_: unknown, response: Parameters<typeof refuse>[0]) =>
    refuse(response, status, 'InternalError', 'We encountered an internal error.');
  failNext(fail(500), fail(503));
  await store.write('x.jpg', large);
  const path = store.temporaryPath();
  await writeFile(path, large);
  failNext(fail(500), request => request.socket.destroy());
  await store.adopt('y.pdf', path);
  assert.deepEqual(
    [...objects.values()].map(object => Buffer.compare(object.bytes, large)),
    [0, 0],
  );
  assert.equal(requests.length, 6);
});

test('a large file takes little memory on its way to the store', async t => {
  const url = await startSink(t);
  const client = new S3Client({ bucketUrl: url, key: 'a', secret: 'b', region: undefined });
  const store = await createStore(t, client);
  const path = store.temporaryPath();
  await writeFile(path, new Uint8Array(25 * 2 ** 20));
  await store.write('x.jpg', bytes);
  const memory = () => process.memoryUsage().arrayBuffers;
  const before = memory();
  let peak = before;
  const look = setInterval(() => {
    peak = Math.max(peak, memory());
  }, 1);
  await store.adopt('x.pdf', path);
  clearInterval(look);
  assert.ok(Math.max(peak, memory()) - before < 2 ** 20, `${(peak - before) / 2 ** 20} MiB`);
});

test('a refusal before the end of a large file is told, and the file is let go', async t => {
  const { store, failNext } = await createServerAndStore(t);
  const path = store.temporaryPath();
  await writeFile(path, new Uint8Array(25 * 2 ** 20));
  failNext((_, response) => {
    response.setHeader('Connection', 'close');
    refuse(response, 403, 'AccessDenied', 'Access Denied.');
  });
  await assert.rejects(store.adopt('x.pdf', path), { message: /: 403 AccessDenied: Access Denied.$/ });
});

test('a store that goes on failing is away, in its own words', async t => {
  const { store, bucket, failNext, requests } = await createServerAndStore(t);
  const fail = (_: unknown, response: Parameters<typeof refuse>[0]) =>
    refuse(response, 503, 'SlowDown', 'Please reduce your request rate.');
  failNext(fail, fail, fail);
  await assert.rejects(store.write('x.jpg', bytes), error => {
    const { name, message } = error as Error;
    const [, key] = /PUT \/slike\/(.*)/.exec(requests[0] ?? '') ?? [];
    assert.deepEqual(
      [name, message],
      [
        'UnavailableError',
        `The store of files refused PUT ${bucket.bucketUrl}/${key}: 503 SlowDown: Please reduce your request rate.`,
      ],
    );
    return true;
  });
  assert.equal(requests.length, 3);
});

test('a store that says nothing is given up after a while, without a second try', async t => {
  const { store, failNext, requests } = await createServerAndStore(t, {}, { answer: 200, upload: 200 });
  const silent = () => undefined;
  failNext(silent, silent, silent);
  const away = { name: 'UnavailableError', message: /cannot be reached .*: no answer in time$/ };
  await assert.rejects(store.open('x.jpg'), away);
  await assert.rejects(store.stat('x.jpg'), away);
  await assert.rejects(store.write('x.jpg', bytes), away);
  assert.equal(requests.length, 3);
});

test('a store that cannot be reached is away', async t => {
  const { store } = await createServerAndStore(t, { bucketUrl: 'http://127.0.0.1:1/slike' });
  await assert.rejects(store.stat('x.jpg'), {
    name: 'UnavailableError',
    message: /^The store of files cannot be reached \(HEAD http:\/\/127\.0\.0\.1:1\/slike\/.*\): ./,
  });
});

test('a file that breaks off is no file', async t => {
  const { store, failNext } = await createServerAndStore(t);
  await store.write('x.jpg', bytes);
  failNext(
    ...Array.from({ length: 2 }, () => (_: unknown, response: Parameters<typeof refuse>[0]) => {
      response.writeHead(200, { 'Content-Length': 1_000_000 });
      response.write(new Uint8Array(1_000), () => response.destroy());
    }),
  );
  await assert.rejects(async () => (await store.open('x.jpg'))?.bytes(), { name: 'UnavailableError' });
  const file = await store.open('x.jpg');
  await assert.rejects(new Response(file?.stream()).arrayBuffer());
});

test('a refusal is told in the store’s words, at once and without the secret', async t => {
  const { store, bucket, setClock, requests } = await createServerAndStore(t);
  setClock(() => new Date(Date.now() - 20 * 60_000));
  await assert.rejects(store.write('x.jpg', bytes), error => {
    const { name, message } = error as Error;
    assert.equal(name, 'UnavailableError');
    assert.match(message, /: 403 RequestTimeTooSkewed: The difference between the request time and the /);
    assert.ok(!message.includes(bucket.secret));
    return true;
  });
  assert.equal(requests.length, 1);
});

const misconfigured: [what: string, changes: Partial<BucketSettings>, words: RegExp][] = [
  ['another secret', { secret: 'x' }, /: 403 SignatureDoesNotMatch: /],
  ['another key', { key: 'x' }, /: 403 SignatureDoesNotMatch: /],
  ['another region', { region: 'eu-central-1' }, /: 403 SignatureDoesNotMatch: /],
];
for (const [what, changes, words] of misconfigured) {
  test(`${what} is refused`, async t => {
    const { store } = await createServerAndStore(t, changes);
    await assert.rejects(store.open('x.jpg'), { message: words });
  });
}

test('a bucket that is not there is no missing file', async t => {
  const server = await createS3Server(t);
  const bucketUrl = server.bucket.bucketUrl.replace('slike', 'druge');
  const store = await createStore(t, new S3Client({ ...server.bucket, bucketUrl }));
  await assert.rejects(store.open('x.jpg'), { message: /: 404 NoSuchBucket: / });
});

test('a redirect is not followed, because the signature is for one address', async t => {
  const { store, failNext } = await createServerAndStore(t);
  failNext((_, response) => {
    response.setHeader('Location', 'http://127.0.0.1:1/');
    refuse(response, 301, 'PermanentRedirect', 'The bucket must be addressed by another endpoint.');
  });
  await assert.rejects(store.open('x.jpg'), { message: /: 301 PermanentRedirect: The bucket must be / });
});

test('what is opened and cancelled, or refused, holds no connection', async t => {
  const { store, countConnections } = await createServerAndStore(t);
  await store.write('x.jpg', new Uint8Array(5_000_000));
  for (let round = 0; round < 30; round += 1) {
    await (await store.open('x.jpg'))?.stream().cancel();
    assert.equal(await store.open('y.jpg'), undefined);
  }
  assert.ok((await countConnections()) < 5, String(await countConnections()));
});

test('what a crash left of received files is removed after a day', async t => {
  const temporaryFolder = await createFolder(t);
  const client = new S3Client((await createS3Server(t)).bucket);
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
  await writeFile(join(temporaryFolder, 'old.part'), '');
  await writeFile(join(temporaryFolder, 'new.part'), '');
  await utimes(join(temporaryFolder, 'old.part'), yesterday, yesterday);
  await createS3Store({ client, prefix: '', temporaryFolder });
  assert.deepEqual(await readdir(temporaryFolder), ['new.part']);
});
