import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Hidden in files; must not occur in responses. */
export const hidden = '<script>alert(document.domain)</script>';

type Maker = () => Uint8Array | Promise<Uint8Array>;

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6f8f' } });

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG with one bit per pixel; `data` is the raw pixel data. */
function png(width: number, height: number, data: Uint8Array, between: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const parts = [
    pngChunk('IHDR', head),
    ...between,
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([pngStart, ...parts]);
}

const rows = (width: number, height: number) =>
  deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
/** Compresses to a thousandth of its size. */
const zeros = deflateSync(Buffer.alloc(64 * 1024 * 1024));

function compressedText(): Buffer {
  return pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zeros]));
}

/** A GIF of one pixel with `count` frames. */
function gif(count: number, side = 1): Buffer {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  screen.writeUInt16LE(side, 6);
  screen.writeUInt16LE(side, 8);
  const frame = Buffer.from('!\xf9\x04\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0', 'latin1');
  return Buffer.concat([screen, ...Array<Buffer>(count).fill(frame), Buffer.from(';')]);
}

/** A JPEG that repeats its last scan `count` times: a decoder processes the whole picture for each. */
async function scans(count: number): Promise<Buffer> {
  const jpeg = await flat(4_000, 4_000).jpeg({ progressive: true }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(count).fill(scan), jpeg.subarray(-2)]);
}

/** A JPEG with `count` metadata segments of 64 KiB. */
async function segments(count: number, marker: number): Promise<Buffer> {
  const jpeg = await flat(8, 8).jpeg().toBuffer();
  const segment = Buffer.alloc(0xffff + 2, hidden);
  segment.set([0xff, marker, 0xff, 0xff]);
  if (marker === 0xe1) segment.write('Exif\0\0', 4, 'latin1');
  return Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(count).fill(segment), jpeg.subarray(2)]);
}

/** A small picture whose header claims `side` pixels of width and height. */
async function claiming(format: 'jpeg' | 'webp' | 'avif', side: number): Promise<Buffer> {
  const bytes = await flat(64, 64).toFormat(format).toBuffer();
  const before: Record<typeof format, number> = {
    // The frame header has height and width after length and depth.
    jpeg: bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5,
    webp: bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3,
    avif: bytes.indexOf('ispe') + 8,
  };
  const at = before[format];
  for (const offset of [0, 1]) {
    if (format === 'jpeg') bytes.writeUInt16BE(side, at + offset * 2);
    if (format === 'webp') bytes.writeUInt16LE(side & 0x3fff, at + offset * 2);
    if (format === 'avif') bytes.writeUInt32BE(side, at + offset * 4);
  }
  return bytes;
}

async function cut(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'): Promise<Buffer> {
  const { data, info } = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', sigma: 30 },
    },
  })
    .toFormat(format)
    .toBuffer({ resolveWithObject: true });
  return data.subarray(0, info.size * 0.7);
}

const text =
  (content: string): Maker =>
  () =>
    Buffer.from(content, 'latin1');
const html = `<!doctype html><html><body>${hidden}</body></html>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${hidden}</svg>`;

/** Files that must be refused as pictures. */
export const refusedPictures: Readonly<Record<string, Maker>> = {
  'png of 400 megapixels': () => png(20_000, 20_000, rows(20_000, 20_000)),
  'png that claims to be of 4 gigapixels': () => png(65_535, 65_535, rows(8, 8)),
  'png that claims to be as large as can be said': () => png(2 ** 31 - 1, 2 ** 31 - 1, rows(8, 8)),
  'jpeg that claims to be of 4 gigapixels': () => claiming('jpeg', 65_535),
  'webp that claims to be of 268 megapixels': () => claiming('webp', 16_383),
  'avif that claims to be of 4 gigapixels': () => claiming('avif', 65_535),
  'jpeg of 2,000 scans': () => scans(2_000),
  ...Object.fromEntries(
    (['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map(format => [`${format} cut off`, () => cut(format)]),
  ),
  nothing: text(''),
  'html that says it is a picture': text(html),
  svg: text(svg),
  'svg after a declaration': text(`<?xml version="1.0"?>${svg}`),
  'svg after a byte order mark': text(`\xef\xbb\xbf${svg}`),
  'svg, compressed': () => deflateSync(svg),
  'gif that is a script': text(`GIF89a/*${hidden}*/=1;`),
  'jpeg that is html': text(`\xff\xd8\xff\xe0${html}`),
  'png that is html': text(`${pngStart.toString('latin1')}${html}`),
  'webp that is html': text(`RIFF\xff\0\0\0WEBPVP8 ${html}`),
  'avif that is html': text(`\0\0\0\x1cftypavif\0\0\0\0avifmif1${html}`),
  pdf: text(`%PDF-1.7\n${html}`),
  zip: text('PK\x03\x04'),
  bmp: text('BM\x3a\0\0\0\0\0'),
  postscript: text('%!PS-Adobe-3.0\n(/etc/passwd) (r) file'),
  'a drawing of commands': text('push graphic-context\nimage over 0,0 0,0 "url(https://zlo.invalid/)"'),
  heic: text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  tiff: () => flat(8, 8).tiff().toBuffer(),
  'jpeg xl': text('\xff\x0a\xfa\x7f\x01\x90\x08'),
};

/** Files that are pictures and something else: accepted or refused, the rest must not be kept. */
export const doubtfulPictures: Readonly<Record<string, Maker>> = {
  'png whose pixels go on for a gigabyte': () => png(8, 8, Buffer.concat(Array<Buffer>(16).fill(zeros))),
  'gif that claims to be of 4 gigapixels': () => gif(1, 65_535),
  'png with compressed texts of 14 GB': () =>
    png(8, 8, rows(8, 8), Array<Buffer>(220).fill(compressedText())),
  'png with a compressed colour profile': () =>
    png(8, 8, rows(8, 8), [pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), zeros]))]),
  'png with 100,000 texts': () =>
    png(8, 8, rows(8, 8), Array<Buffer>(100_000).fill(pngChunk('tEXt', Buffer.from(`a\0${hidden}`)))),
  'jpeg with 13 MB of comments': () => segments(200, 0xfe),
  'jpeg with 13 MB of EXIF': () => segments(200, 0xe1),
  'gif of 300,000 frames': () => gif(300_000),
  'gif of 49 megapixels, 50,000 times': () => gif(50_000, 7_000),
  'jpeg and zip': async () =>
    Buffer.concat([await flat(8, 8).jpeg().toBuffer(), Buffer.from(`PK\x03\x04${hidden}`)]),
  'gif and script': async () => Buffer.concat([await flat(8, 8).gif().toBuffer(), Buffer.from(hidden)]),
  'png and html': async () => Buffer.concat([await flat(8, 8).png().toBuffer(), Buffer.from(html)]),
};

/** File names that a client may send. */
export const hostileNames: readonly string[] = [
  ...[
    '../../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '/etc/cron.d/a',
    'C:\\a.jpg',
    '\\\\zlo.invalid\\a',
  ],
  ...['.', '..', '.htaccess', '.env', 'site.sqlite', '-rf', '~root', 'CON', 'NUL.jpg', 'aux.png', 'a:b.jpg'],
  ...['a.php', 'a.jpg.html', 'a.svg', 'a.html', 'a.jpg\u0000.html', '%00.html', '%2e%2e%2fa', '‮gpj.exe'],
  ...[
    `${'a'.repeat(3_000)}.jpg`,
    'š🧬.jpg',
    '<img src=x onerror=alert(1)>.jpg',
    '$(touch a).jpg',
    '`touch a`',
    '|a',
    'a;b',
  ],
  ...['a\r\nContent-Type: text/html', 'a"; name="title', '{{7*7}}', "'; DROP TABLE files; --"],
];
