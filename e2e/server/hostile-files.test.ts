import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { workshopCalls } from '#features/events/contract.ts';
import { albumCalls, imageCalls } from '#features/gallery/contract.ts';
import { fileLimits } from '#features/media/contract.ts';
import {
  doubtfulPictures,
  hidden,
  hostileNames,
  refusedPictures,
} from '#features/media/testing/hostile-files.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import type { SampleCall } from '#server/testing/expected-call.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { type Api, createApi, signIn } from '../support/api.ts';
import { peakOfMemory, resetPeakOfMemory } from '../support/process-memory.ts';
import { exchange, requestText } from '../support/raw-http.ts';
import { required } from '../support/required.ts';
import { type RunningSite, startSite } from '../support/sites/site.ts';
import { emptySite, expect, test } from '../support/test.ts';
import { startVisitors } from '../support/visitors.ts';

/** docs/security.md#promises, in bytes. */
const maxMemory = 1.5 * 1024 ** 3;

let site: RunningSite;
let api: Api;
let token: string;
let albumId: number;
// In a process of its own, whose memory is looked at.
test.beforeAll(async () => {
  site = await startSite(emptySite);
  token = await signIn(site.origin);
  api = createApi(site.origin, token);
  const album = await api.call(albumCalls.create, {
    fields: { title: 'a', cover_image: await samplePicture() },
  });
  albumId = Number(album?.body.id);
});
test.afterAll(() => site.stop());

const fileOf = (bytes: Uint8Array, name: string, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Makes the call, which must be accepted or refused as the contract says. */
async function send(endpoint: Endpoint, sample: SampleCall, name: string): Promise<number> {
  const answer = required(await api.call(endpoint, sample), `answer in JSON to ${name}`);
  expect(answer.status, `${name}: ${answer.status}`).toBeLessThan(500);
  if (answer.status >= 400) expect(typeof answer.body.code, name).toBe('string');
  return answer.status;
}

const sendPicture = (image: File, name: string) =>
  send(imageCalls.create, { fields: { album_id: albumId, image } }, name);

/** Every stored file, by folder. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(site.dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(site.dataDir.length + 1));
}

const usualFile =
  /^(site\.lock|site\.sqlite(-wal|-shm)?|media\/[0-9a-f]{40}\.(jpg|webp|pdf)|media-sizes\/[0-9a-f]{40}-\w+\.(avif|webp))$/;

test('hostile files are harmless, while visitors are served', async () => {
  // Prepared in advance, because that blocks this process, and with it the visitors, for seconds.
  const files: [name: string, file: File][] = [];
  // To make these two costs more than all the others; what becomes of them alone is tested without a site.
  for (const [name, make] of Object.entries({ ...refusedPictures, ...doubtfulPictures }))
    if (!/^(gif|avif) cut off$/.test(name)) files.push([name, fileOf(await make(), 'slika.jpg')]);
  const stop = startVisitors(site.origin);
  const queue = files.values();
  const work = async () => {
    for (const [name, file] of queue) {
      const status = await sendPicture(file, name);
      if (name in refusedPictures) expect([415, 422], `${name}: ${status}`).toContain(status);
    }
  };
  await Promise.all([work(), work(), work()]);
  expect(await stop(), 'visitors are served meanwhile').toBeGreaterThan(100);
  expect(await peakOfMemory(site.pid)).toBeLessThan(maxMemory);
});

test('a PDF of 25 MiB takes at most 5 MiB of memory', async () => {
  const pdf = Buffer.alloc(fileLimits.pdf, '%PDF-1.7\n');
  const markedPdf = (mark: number) => {
    const bytes = Buffer.from(pdf);
    bytes.writeUInt32LE(mark, 100);
    return fileOf(bytes, 'a.pdf', 'application/pdf');
  };
  const upload = async (file: File) => {
    const fields = { ...sampleForms.workshop, pdf: file };
    expect((await api.call(workshopCalls.create, { fields }))?.status).toBe(201);
  };
  // Loads what stays in memory after the first upload.
  await upload(markedPdf(0));
  const count = 8;
  const most = 5 * 1024 ** 2;
  const taken: number[] = [];
  // Whoever holds files in memory does so in every round; the garbage collector is late in some.
  while (taken.length < 3 && !taken.some(bytes => bytes <= most)) {
    const first = 1 + taken.length * count;
    // In advance, because that blocks this process: it would use connections again that the site closes meanwhile.
    const files = Array.from({ length: count }, (_, index) => markedPdf(first + index));
    const before = await resetPeakOfMemory(site.pid);
    await Promise.all(files.map(upload));
    taken.push(((await peakOfMemory(site.pid)) - before) / count);
  }
  expect(Math.min(...taken)).toBeLessThanOrEqual(most);
});

test('a PDF that is no PDF is refused, a polyglot a download', async () => {
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
    expect(await sendPdf(content, 'a.pdf'), content).toBe(415);
  expect(await sendPdf(`%PDF-1.7\n${html}`, 'a.html')).toBe(201);
  const [path] = (await storedFiles()).filter(name => name.endsWith('.pdf'));
  const { headers } = await exchange(site.origin, requestText(`GET /${path}`));
  const given = ['content-type', 'content-disposition', 'x-content-type-options', 'content-security-policy'];
  expect(given.map(name => headers.get(name))).toEqual([
    'application/pdf',
    'attachment',
    'nosniff',
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  ]);
});

test('a name from outside never reaches the disk, nor an answer', async () => {
  for (const [index, name] of hostileNames.entries()) {
    const image = await samplePicture({ colour: `rgb(${index},1,1)` });
    expect(await sendPicture(new File([image], name, { type: 'text/html' }), name), name).toBe(201);
  }
  // Sent unchanged, because `FormData` escapes quotes and line ends.
  for (const name of ['a\0.html', '../\xff', "\"; filename*=UTF-8''../a.html", 'a\r\nX: y']) {
    const head = `Content-Disposition: form-data; name="image"; filename="${name}"\r\nContent-Type: image/svg+xml`;
    const { status, body } = await sendForm(head, Buffer.from(await (await samplePicture()).bytes()));
    expect(status, `${JSON.stringify(name)}: ${status}`).toBeLessThan(500);
    expect(body, body).not.toContain('html');
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
    expect(answer.status, name).toBe(status);
    expect(typeof JSON.parse(answer.body).code, name).toBe('string');
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
  await expect.poll(isOnDisk, 'the file is written while it comes').toBe(true);
  socket.destroy();
  await expect.poll(isOnDisk, 'what came of the file is removed').toBe(false);
  expect(await storedFiles()).toEqual(before);
});

test('after all that the disk has pictures and downloads only', async () => {
  const files = await storedFiles();
  expect(files.filter(name => !usualFile.test(name))).toEqual([]);
  const media = files.filter(name => name.startsWith('media/'));
  expect(media.length).toBeGreaterThan(10);
  for (const path of media) {
    const answer = await fetch(`${site.origin}/${path}`);
    expect(answer.headers.get('content-type') ?? '').toMatch(/^(image\/(jpeg|webp|avif)|application\/pdf)$/);
    const isDownload = answer.headers.get('content-disposition') === 'attachment';
    expect(isDownload).toBe(path.endsWith('.pdf'));
    expect(isDownload || !Buffer.from(await answer.bytes()).includes(hidden), path).toBeTruthy();
  }
  for (const extension of ['svg', 'html', 'xml', 'js', 'php', 'gif', 'htm'])
    expect((await fetch(`${site.origin}/${media[0]?.replace(/\w+$/, extension)}`)).status, extension).toBe(
      404,
    );
});
