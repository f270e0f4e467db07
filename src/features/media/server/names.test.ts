import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf } from '#shared/share-card.ts';
import { mediaPath } from '../contract.ts';
import { imageDetailsOf, mediaUrl, nameOf, parseMediaName, variantNames } from './names.ts';

const stem = 'a9993e364706816aba3e25717850c26c9cd0d89d';

test('a name comes from the content alone, and cannot be guessed from anything else', () => {
  // The first 40 digits of the SHA-256 of 'abc' (FIPS 180-2, appendix B.1).
  assert.equal(nameOf(Buffer.from('abc'), 'jpg'), 'ba7816bf8f01cfea414140de5dae2223b00361a3.jpg');
  assert.notEqual(nameOf(Buffer.from('abd'), 'jpg'), nameOf(Buffer.from('abc'), 'jpg'));
});

test('names of stored files and of their copies are understood', () => {
  assert.deepEqual(parseMediaName(`${stem}.jpg`), {
    kind: 'original',
    name: `${stem}.jpg`,
    extension: 'jpg',
  });
  assert.deepEqual(parseMediaName(`${stem}.pdf`), {
    kind: 'original',
    name: `${stem}.pdf`,
    extension: 'pdf',
  });
  const variant = { kind: 'variant', stem } as const;
  const name = `${stem}-640.avif`;
  assert.deepEqual(parseMediaName(name), { ...variant, name, width: 640, format: 'avif' });
  const full = `${stem}-full.webp`;
  assert.deepEqual(parseMediaName(full), { ...variant, name: full, width: undefined, format: 'webp' });
});

test('a small picture is offered in its own size only', () => {
  assert.deepEqual(imageDetailsOf(`${stem}.jpg`, 320, 200), {
    width: 320,
    height: 200,
    sources: [
      { type: 'image/avif', srcset: `/media/${stem}-full.avif 320w` },
      { type: 'image/webp', srcset: `/media/${stem}-full.webp 320w` },
    ],
  });
});

test('pages name the card of a picture as the server does, which removes it with the picture', () => {
  const upright = { width: 600, height: 900 };
  const wide = { width: 1500, height: 500 };
  const focus = { x: 35, y: 0 };
  for (const [picture, ending, place] of [
    [upright, 'card.jpg', undefined],
    [{ ...upright, focus }, 'card-0.jpg', 0],
    [{ ...wide, focus }, 'card-35.jpg', 35],
  ] as const) {
    const name = cardOf(mediaUrl(`${stem}.webp`), picture).slice(mediaPath.length);
    assert.equal(name, `${stem}-${ending}`);
    assert.deepEqual(parseMediaName(name), { kind: 'card', name, stem, place });
    assert.ok(variantNames(`${stem}.webp`).includes(name));
  }
  for (const ending of [
    'card.webp',
    'card-36.jpg',
    'card-105.jpg',
    'card-035.jpg',
    '640-35.webp',
    'full-35.avif',
  ])
    assert.equal(parseMediaName(`${stem}-${ending}`), undefined, ending);
});
