import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { AppError } from '#shared/api/errors.ts';
import { doubtfulPictures, hidden, refusedPictures } from '../testing/hostile-files.ts';
import { temporaryFile } from '../testing/temporary-files.ts';
import { prepareImage } from './images.ts';

/**
 * Half of what docs/security.md#promises allows, in microseconds of processor time, which other programs do
 * not affect.
 */
const longest = 5_000_000;

async function prepare(upload: Uint8Array) {
  const path = await temporaryFile(upload);
  const before = process.cpuUsage();
  const outcome = await prepareImage(path).catch((error: unknown) => error);
  const { user, system } = process.cpuUsage(before);
  assert.ok(user + system < longest, `${Math.round((user + system) / 1_000)} ms of the processor`);
  return outcome as Awaited<ReturnType<typeof prepareImage>> | AppError;
}

for (const [name, make] of Object.entries(refusedPictures)) {
  test(`refused: ${name}`, async () => {
    const outcome = await prepare(await make());
    assert.ok(outcome instanceof AppError, `taken: ${JSON.stringify(outcome)}`);
    assert.ok(['unsupported_type', 'validation'].includes(outcome.code), outcome.code);
  });
}

for (const [name, make] of Object.entries(doubtfulPictures)) {
  test(`refused, or nothing kept but the picture: ${name}`, async t => {
    const outcome = await prepare(await make());
    if (outcome instanceof AppError) return assert.equal(outcome.code, 'unsupported_type');
    t.diagnostic('taken');
    assert.equal(Buffer.from(outcome.bytes).includes(hidden), false);
    const { exif, xmp, icc, comments, pages } = await sharp(outcome.bytes).metadata();
    assert.deepEqual([exif, xmp, icc, comments, pages ?? 1], [undefined, undefined, undefined, undefined, 1]);
  });
}
