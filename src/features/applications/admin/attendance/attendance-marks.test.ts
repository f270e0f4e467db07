import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { ApiError } from '#shared/api/api-client.ts';
import { AttendanceMarks, type Marks } from './attendance-marks.ts';

const offline = new ApiError(0, {}, 'offline');
const missing = new ApiError(404, {}, 'missing');

/** Marks with a server whose answers are chosen, and what both of them keep. */
function createMarks(stored: Marks = {}) {
  let kept: Marks | undefined = stored;
  const calls: [ids: number[], attended: true | null][] = [];
  const server: Record<number, true | null> = {};
  let answer: (ids: number[]) => Promise<void> = async () => {};
  const marks = new AttendanceMarks({
    drafts: {
      read: () => kept && { savedAt: 0, content: kept },
      write: (_, content) => {
        kept = content;
      },
      remove: () => {
        kept = undefined;
      },
    },
    name: 'workshop-1',
    send: async (ids, attended) => {
      calls.push([ids, attended]);
      await answer(ids);
      for (const id of ids) server[id] = attended;
    },
    onSent: () => {},
  });
  return {
    ...{ marks, calls, server },
    kept: () => kept,
    answerBy: (next: typeof answer) => {
      answer = next;
    },
  };
}

test('a mark is sent at once, and forgotten when it is there', async () => {
  const { marks, calls, kept, server } = createMarks();
  marks.mark(3, true);
  assert.deepEqual(kept(), { 3: true });
  await marks.flush();
  await Promise.resolve();
  assert.deepEqual(calls, [[[3], true]]);
  assert.deepEqual(server, { 3: true });
  assert.deepEqual([marks.pending(), kept()], [{}, undefined]);
});

test('marks that could not be sent are kept, and sent together later', async (context: TestContext) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { marks, calls, kept, answerBy, server } = createMarks();
  answerBy(() => Promise.reject(offline));
  marks.mark(1, true);
  await settled();
  marks.mark(2, true);
  await settled();
  assert.deepEqual(kept(), { 1: true, 2: true });
  answerBy(async () => {});
  context.mock.timers.tick(10_000);
  await settled();
  assert.deepEqual(calls.at(-1), [[1, 2], true]);
  assert.deepEqual([server, kept()], [{ 1: true, 2: true }, undefined]);
});

test('what an earlier visit left is sent', async () => {
  const { marks, server } = createMarks({ 4: true, 5: null });
  assert.deepEqual(marks.pending(), { 4: true, 5: null });
  await marks.flush();
  assert.deepEqual(server, { 4: true, 5: null });
});

test('calls follow each other, and the last mark of a person holds', async () => {
  const { marks, calls, answerBy, server } = createMarks();
  const { promise, resolve } = Promise.withResolvers<void>();
  answerBy(() => promise);
  marks.mark(1, true);
  marks.mark(1, null);
  marks.mark(2, true);
  assert.equal(calls.length, 1);
  resolve();
  await settled();
  assert.deepEqual(server, { 1: null, 2: true });
  assert.deepEqual(marks.pending(), {});
});

test('somebody who was deleted does not hold up the others', async () => {
  const { marks, answerBy, server } = createMarks({ 1: true, 2: true, 3: true });
  answerBy(async ids => {
    if (ids.includes(2)) throw missing;
  });
  await marks.flush();
  assert.deepEqual([server, marks.pending()], [{ 1: true, 3: true }, {}]);
});

/** After all that happens without a timer. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
