import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bufferUpTo, StreamedResponse, streamJson } from './streamed-response.ts';

/** Yields the pieces of a list and counts them. */
function createPieces(lists: unknown[][]) {
  let made = 0;
  let isEnded = false;
  const pieces = async function* () {
    try {
      for (const list of lists) {
        made += 1;
        yield list;
      }
    } finally {
      isEnded = true;
    }
  };
  return { pieces: pieces(), made: () => made, isEnded: () => isEnded };
}

const text = (size: number) => 'a'.repeat(size);

test('the pieces make one JSON array', async () => {
  for (const lists of [[], [[]], [[1], [], [2, 'č']], [[{ a: [1] }], [null]]]) {
    const answer = await streamJson(createPieces(lists).pieces);
    assert.equal(await answer.text(), JSON.stringify(lists.flat()));
    assert.equal(answer.headers.get('content-type'), 'application/json');
  }
});

test('what fails with the first piece fails before there is an answer', async () => {
  const failing = async function* () {
    yield [];
    throw new Error('broken');
  };
  await assert.rejects(streamJson(failing()), /broken/);
});

test('a small one is gathered whole', async () => {
  const { pieces } = createPieces([[text(100)], [text(100)]]);
  const whole = await bufferUpTo(await streamJson(pieces), 1_000);
  assert.ok(!(whole instanceof StreamedResponse));
  assert.deepEqual(await whole.json(), [text(100), text(100)]);
});

test('of a large one no more is made than is read, and all of it can be', async () => {
  const lists = Array.from({ length: 20 }, () => [text(100)]);
  const { pieces, made } = createPieces(lists);
  const answer = await bufferUpTo(await streamJson(pieces), 500);
  assert.ok(answer instanceof StreamedResponse);
  assert.equal(made(), 5);
  assert.deepEqual(await answer.json(), lists.flat());
});

test('whoever goes away ends the making', async () => {
  const { pieces, made, isEnded } = createPieces(Array.from({ length: 20 }, () => [text(100)]));
  const answer = await bufferUpTo(await streamJson(pieces), 500);
  await answer.body?.cancel();
  assert.ok(isEnded());
  assert.equal(made(), 5);
});
