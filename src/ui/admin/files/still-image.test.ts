import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { isStill } from './still-image.ts';

const pixels = Buffer.alloc(2 * 8 * 8 * 3, 90).fill(200, 8 * 8 * 3);
const frames = sharp(pixels, {
  raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
});
const blob = (bytes: Uint8Array, kind: string) =>
  new Blob([new Uint8Array(bytes)], { type: `image/${kind}` });

test('one picture is still', async () => {
  const one = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
  for (const kind of ['jpeg', 'png', 'webp'] as const)
    assert.equal(await isStill(blob(await one.toFormat(kind).toBuffer(), kind)), true, kind);
});

test('several are not, and neither is what browsers do not write', async () => {
  assert.equal(await isStill(blob(await frames.clone().webp({ loop: 0 }).toBuffer(), 'webp')), false);
  assert.equal(await isStill(blob(await frames.clone().gif().toBuffer(), 'gif')), false);
  assert.equal(await isStill(new Blob(['x'], { type: 'image/avif' })), false);
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const moving = Buffer.concat([png.subarray(0, 33), Buffer.from('\0\0\0\x08acTL'), png.subarray(33)]);
  assert.equal(await isStill(blob(moving, 'png')), false);
});
