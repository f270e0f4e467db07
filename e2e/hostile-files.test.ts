import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { workshopCalls } from '#features/events/contract.ts';
import { createAlbum, createImage } from '#features/gallery/contract.ts';
import { fileLimits } from '#features/media/contract.ts';
import { doubtfulPictures, hidden, hostileNames, refusedPictures } from '#server/testing/hostile-files.ts';
import type { SampleCall } from '#server/testing/sample-calls.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { samplePicture } from '#server/testing/sample-pictures.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { type Api, createApi, signIn } from './support/api.ts';
import { exchange, requestText } from './support/raw-http.ts';
import { type RunningSite, startSite } from './support/site.ts';

/**
 * docs/security.md#promises: what an answer may take and what a visitor may wait meanwhile, in milliseconds; memory in
 * bytes.
 */
const longestAnswer = 10_000;
const longestWait = 2_000;
const mostMemory = 1.5 * 1024 ** 3;

let site: RunningSite;
let api: Api;
let token: string;
let albumId: number;
before(async () => {
  site = await startSite({ STARTER_CONTENT: 'off', RATE_LIMIT: 'off' });
  token = await signIn(site.origin);
  api = createApi(site.origin, token);
  const album = await api.call(createAlbum, { fields: { title: 'a', cover_image: await samplePicture() } });
  albumId = Number(album?.body.id);
});
after(() => site.stop());

const fileOf = (bytes: Uint8Array, name: string, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Makes the call, which is answered in time: taken, or refused as the contract has it. */
async function send(endpoint: Endpoint, sample: SampleCall, name: string): Promise<number> {
  const start = performance.now();
  const answer = await api.call(endpoint, sample);
  const took = performance.now() - start;
  assert.ok(answer, `${name}: no answer in JSON`);
  assert.ok(took < longestAnswer, `${name}: ${Math.round(took)} ms`);
  assert.ok(answer.status < 500, `${name}: ${answer.status}`);
  if (answer.status >= 400) assert.equal(typeof answer.body.code, 'string', name);
  return answer.status;
}

const sendPicture = (image: File, name: string) =>
  send(createImage, { fields: { album_id: albumId, image } }, name);

/** Waits of visitors until they are told to stop, in milliseconds, shortest first. */
function startVisitors() {
  const waits: number[] = [];
  let isOver = false;
  const visit = async (path: string) => {
    while (!isOver) {
      const start = performance.now();
      const answer = await fetch(site.origin + path);
      await answer.arrayBuffer();
      assert.equal(answer.status, 200, path);
      waits.push(performance.now() - start);
      await wait(20);
    }
  };
  // One that comes from memory, and ones that are made each time.
  const visits = Promise.all(['/', '/galerija?x=1', '/api/health', '/api/news.php?search=a'].map(visit));
  return async () => {
    isOver = true;
    await visits;
    return waits.sort((a, b) => a - b);
  };
}

async function memory(field: 'VmHWM' | 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
}

const peakOfMemory = () => memory('VmHWM');

/** Lets the peak begin anew (proc(5)); answers what is taken now. */
async function resetPeakOfMemory(): Promise<number> {
  await writeFile(`/proc/${site.pid}/clear_refs`, '5');
  return memory('VmRSS');
}

/** Every file of the site beside its database, by its folder. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(site.dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(site.dataDir.length + 1));
}

const usualFile =
  /^(site\.lock|site\.sqlite(-wal|-shm)?|media\/[0-9a-f]{40}\.(jpg|webp|pdf)|media-sizes\/[0-9a-f]{40}-\w+\.(avif|webp))$/;

test('hostile files are refused or made harmless in time, while visitors are served', async t => {
  // All made before anybody waits: it takes this process, whose visitors they are, seconds.
  const files: [name: string, file: File][] = [];
  for (const [name, make] of Object.entries({ ...refusedPictures, ...doubtfulPictures }))
    files.push([name, fileOf(await make(), 'slika.jpg')]);
  const stop = startVisitors();
  let refused = 0;
  const queue = files.values();
  const work = async () => {
    for (const [name, file] of queue) {
      const status = await sendPicture(file, name);
      if (name in refusedPictures) assert.ok([415, 422].includes(status), `${name}: ${status}`);
      refused += Number(status !== 201);
    }
  };
  await Promise.all([work(), work(), work()]);
  const waits = await stop();
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  const peak = await peakOfMemory();
  t.diagnostic(
    `${files.length} files, ${refused} refused; ${waits.length} visits, p99 ${Math.round(p99)} ms; ${Math.round(peak / 1024 ** 2)} MiB at most`,
  );
  assert.ok(p99 < longestWait, `p99 of visitors ${Math.round(p99)} ms`);
  assert.ok(peak < mostMemory, `${peak} bytes`);
});

test('a PDF of 25 MiB takes at most 5 MiB of memory while it is sent and stored', async t => {
  const pdf = Buffer.alloc(fileLimits.pdf, '%PDF-1.7\n');
  const upload = async (mark: number) => {
    const bytes = Buffer.from(pdf);
    bytes.writeUInt32LE(mark, 100);
    const fields = { ...sampleForms.workshop, pdf: fileOf(bytes, 'a.pdf', 'application/pdf') };
    const answer = await api.call(workshopCalls.create, { fields });
    assert.equal(answer?.status, 201);
  };
  // What the first one makes the server load and reserve stays.
  await upload(0);
  const before = await resetPeakOfMemory();
  const count = 8;
  await Promise.all(Array.from({ length: count }, (_, index) => upload(index + 1)));
  const taken = ((await peakOfMemory()) - before) / count;
  t.diagnostic(`${(taken / 1024 ** 2).toFixed(1)} MiB for each of ${count} at once`);
  assert.ok(taken <= 5 * 1024 ** 2, `${taken} bytes`);
});

test('a PDF that is something else is refused, one that is both is a download', async () => {
  const sendPdf = (content: string, name: string) =>
    send(
      workshopCalls.create,
      { fields: { ...sampleForms.workshop, pdf: fileOf(Buffer.from(content), name, 'application/pdf') } },
      name,
    );
  const html = `<!doctype html>${hidden}`;
  for (const content of [
    '',
    html,
    ` %PDF-1.7\n${html}`,
    `\ufeff%PDF-1.7\n${html}`,
    'PDF',
    'MZ',
    '%!PS-Adobe',
    '<svg/>',
  ])
    assert.equal(await sendPdf(content, 'a.pdf'), 415, content);
  assert.equal(await sendPdf(`%PDF-1.7\n${html}`, 'a.html'), 201);
  const [path] = (await storedFiles()).filter(name => name.endsWith('.pdf'));
  const { headers } = await exchange(site.origin, requestText(`GET /${path}`));
  const given = ['content-type', 'content-disposition', 'x-content-type-options', 'content-security-policy'];
  assert.deepEqual(
    given.map(name => headers.get(name)),
    ['application/pdf', 'attachment', 'nosniff', "default-src 'none'; frame-ancestors 'none'; sandbox"],
  );
});

test('a name from outside never reaches the disk, nor an answer', async () => {
  for (const [index, name] of hostileNames.entries()) {
    const image = await samplePicture({ colour: `rgb(${index},1,1)` });
    assert.equal(await sendPicture(new File([image], name, { type: 'text/html' }), name), 201, name);
  }
  // As they are, without what `FormData` does to quotes and line ends.
  for (const name of ['a\0.html', '../\xff', "\"; filename*=UTF-8''../a.html", 'a\r\nX: y']) {
    const head = `Content-Disposition: form-data; name="image"; filename="${name}"\r\nContent-Type: image/svg+xml`;
    const { status, body } = await sendForm(head, Buffer.from(await (await samplePicture()).bytes()));
    assert.ok(status < 500, `${JSON.stringify(name)}: ${status}`);
    assert.ok(!body.includes('html'), body);
  }
});

/** A form with an album and one more part, byte by byte. */
async function sendForm(head: string, value: Uint8Array, end = '\r\n--granica--\r\n', length?: number) {
  const start = `--granica\r\nContent-Disposition: form-data; name="album_id"\r\n\r\n${albumId}\r\n--granica\r\n${head}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(start, 'latin1'), value, Buffer.from(end)]).toString('latin1');
  return exchange(
    site.origin,
    requestText(
      'POST /api/gallery_images.php',
      {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'multipart/form-data; boundary=granica',
        'Content-Length': String(length ?? body.length),
      },
      body,
    ),
  );
}

test('broken forms are refused with 400', async () => {
  const picture = Buffer.from(await (await samplePicture()).bytes());
  const right = 'Content-Disposition: form-data; name="image"; filename="a.jpg"';
  const cases: [name: string, status: number, ...Parameters<typeof sendForm>][] = [
    ['no end', 400, right, picture, ''],
    ['another end', 400, right, picture, '\r\n--granice--\r\n'],
    ['no disposition', 400, 'Content-Type: image/jpeg', picture],
    ['a head without an end', 400, right.replace('image', 'i'.repeat(100_000)), picture],
    ['thousands of headers', 400, `${'a: b\r\n'.repeat(20_000)}${right}`, picture],
    ['thousands of parts', 400, right, Buffer.from(`\r\n--granica\r\n${right}\r\n\r\n`.repeat(10_000))],
    ['shorter than it is', 400, right, picture, undefined, 150],
    ['larger than can be', 413, right, picture, undefined, 99_999_999],
    [
      'a form in a form',
      415,
      `${right}\r\nContent-Type: multipart/mixed; boundary=b`,
      Buffer.from('--b\r\n\r\na\r\n--b--'),
    ],
  ];
  for (const [name, status, ...form] of cases) {
    const answer = await sendForm(...form);
    assert.equal(answer.status, status, name);
    assert.equal(typeof JSON.parse(answer.body).code, 'string', name);
  }
});

test('who breaks off while sending leaves nothing', async () => {
  const before = await storedFiles();
  const socket = connect(Number(new URL(site.origin).port), 'localhost');
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'multipart/form-data; boundary=b',
    'Content-Length': '9000000',
  };
  const start = requestText('POST /api/gallery_images.php', headers);
  const head = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  socket.write(start + head + 'a'.repeat(1_000_000));
  const isOnDisk = async () => (await storedFiles()).some(name => name.endsWith('.part'));
  for (const latest = Date.now() + 10_000; !(await isOnDisk()); await wait(20))
    assert.ok(Date.now() < latest, 'the file is written while it comes');
  socket.destroy();
  for (const latest = Date.now() + 10_000; await isOnDisk(); await wait(20))
    assert.ok(Date.now() < latest, 'what came of the file is removed');
  assert.deepEqual(await storedFiles(), before);
});

test('after all that the disk has files of the site only, and each is a picture or a download', async () => {
  const files = await storedFiles();
  assert.deepEqual(
    files.filter(name => !usualFile.test(name)),
    [],
  );
  const media = files.filter(name => name.startsWith('media/'));
  assert.ok(media.length > 10);
  for (const path of media) {
    const answer = await fetch(`${site.origin}/${path}`);
    assert.match(answer.headers.get('content-type') ?? '', /^(image\/(jpeg|webp|avif)|application\/pdf)$/);
    const isDownload = answer.headers.get('content-disposition') === 'attachment';
    assert.equal(isDownload, path.endsWith('.pdf'));
    assert.ok(isDownload || !Buffer.from(await answer.bytes()).includes(hidden), path);
  }
  for (const extension of ['svg', 'html', 'xml', 'js', 'php', 'gif', 'htm'])
    assert.equal(
      (await fetch(`${site.origin}/${media[0]?.replace(/\w+$/, extension)}`)).status,
      404,
      extension,
    );
});
