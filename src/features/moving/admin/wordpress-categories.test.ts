import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wxrOf } from '../testing/wxr.ts';
import { isWordPress, readCategories } from './wordpress-categories.ts';

test('categories of posts are found with their counts, however the file is cut', async () => {
  const text = wxrOf('https://blog.primjer.ba');
  const expected = [
    { name: 'Seminari', count: 2 },
    { name: 'Interno', count: 1 },
    { name: 'Ostalo', count: 1 },
  ];
  assert.deepEqual(await readCategories(new Blob([text])), expected);
  const pieces = text.match(/[\s\S]{1,7}/g) ?? [];
  const stream = () =>
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
  assert.deepEqual(await readCategories({ stream } as Blob), expected);
});

test('an export of WordPress is known by its beginning', async () => {
  assert.equal(await isWordPress(new Blob([wxrOf('https://blog.primjer.ba')])), true);
  assert.equal(await isWordPress(new Blob(['<?xml version="1.0"?><svg/>'])), false);
  assert.equal(await isWordPress(new Blob(['PK'])), false);
});
