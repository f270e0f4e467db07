import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Outcome, UploadQueue } from './upload-queue.ts';

type Sending = {
  name: string;
  key: string;
  position: number;
  signal: AbortSignal;
  progress: (sent: number) => void;
  /** Ends the upload, with or without an error. */
  end: (error?: Error) => Promise<void>;
};

/** A queue whose uploads the test ends. It refuses text files. */
function createQueue(atOnce?: number) {
  const sendings: Sending[] = [];
  const outcomes: Outcome[] = [];
  const queue = new UploadQueue({
    ...(atOnce && { atOnce }),
    refuse: ({ type }) => (type === 'text/plain' ? 'nije slika' : undefined),
    describeFailure: error => (error instanceof Error ? error.message : ''),
    onEnd: outcome => outcomes.push(outcome),
    send: ({ file, key, position }, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const end = async (error?: Error) => {
          if (error) reject(error);
          else resolve(undefined);
          await settled();
        };
        sendings.push({ name: file.name, key, position, signal, progress: onProgress, end });
      }),
  });
  return {
    queue,
    outcomes,
    sendings,
    sent: () => sendings.map(({ name }) => name),
    states: () => queue.uploads().map(({ file, state }) => `${file.name} ${state}`),
    idOf: (name: string) => queue.uploads().find(({ file }) => file.name === name)?.id ?? 0,
  };
}

/** Waits for everything that an ended upload triggers. */
const settled = () => new Promise(resolve => setImmediate(resolve));

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const pictures = (names: string) => names.split(' ').map(picture);

test('nothing is sent before it is started, and what is refused never', async () => {
  const { queue, sent, states, outcomes } = createQueue();
  queue.choose([picture('a'), new File(['x'], 'b', { type: 'text/plain' })]);
  assert.deepEqual(states(), ['a chosen', 'b refused']);
  assert.equal(queue.uploads()[1]?.reason, 'nije slika');
  queue.start();
  queue.retry(2);
  await settled();
  assert.deepEqual(sent(), ['a']);
  assert.deepEqual(states(), ['a sending', 'b refused']);
  assert.deepEqual(outcomes, []);
});

test('never more than three are under way, in the order in which they were chosen', async () => {
  const { queue, sendings, sent, states, outcomes } = createQueue();
  queue.choose(pictures('a b c d e'));
  queue.start();
  assert.deepEqual(sent(), ['a', 'b', 'c']);
  assert.deepEqual(states(), ['a sending', 'b sending', 'c sending', 'd waiting', 'e waiting']);
  await sendings[1]?.end();
  assert.deepEqual(sent(), ['a', 'b', 'c', 'd']);
  // Files chosen later wait until they are started too.
  queue.choose(pictures('f'));
  await sendings[0]?.end();
  await sendings[2]?.end();
  assert.deepEqual(sent(), ['a', 'b', 'c', 'd', 'e']);
  queue.start();
  assert.deepEqual(sent(), ['a', 'b', 'c', 'd', 'e', 'f']);
  assert.deepEqual(outcomes, []);
  for (const sending of sendings.slice(3)) await sending.end();
  assert.deepEqual(outcomes, [{ done: 6, failed: 0 }]);
});

test('of many, as many as allowed are under way at every moment', async () => {
  const { queue, sendings, states, outcomes } = createQueue(2);
  queue.choose(Array.from({ length: 40 }, (_, index) => picture(`${index}`)));
  queue.start();
  const isSending = (state: string) => state.endsWith(' sending');
  for (let ended = 0; ended < 40; ended += 1) {
    assert.equal(states().filter(isSending).length, Math.min(2, 40 - ended));
    await sendings[ended]?.end(ended % 4 === 0 ? new Error('x') : undefined);
  }
  assert.deepEqual(outcomes, [{ done: 30, failed: 10 }]);
});

test('one that failed says why and is tried again alone', async () => {
  const { queue, sendings, states, sent, outcomes, idOf } = createQueue();
  queue.choose(pictures('a b'));
  queue.start();
  await sendings[0]?.end(new Error('nema veze'));
  await sendings[1]?.end();
  assert.deepEqual(states(), ['a failed', 'b done']);
  assert.equal(queue.uploads()[0]?.reason, 'nema veze');
  assert.deepEqual(outcomes, [{ done: 1, failed: 1 }]);

  queue.retry(idOf('b'));
  queue.retry(idOf('a'));
  assert.deepEqual(sent(), ['a', 'b', 'a']);
  assert.equal(queue.uploads()[0]?.reason, undefined);
  await sendings[2]?.end();
  assert.deepEqual(states(), ['a done', 'b done']);
  assert.deepEqual(outcomes.slice(1), [{ done: 1, failed: 0 }]);
});

test('all that failed or were called off are tried again at once', async () => {
  const { queue, sendings, states, idOf } = createQueue();
  queue.choose(pictures('a b c d'));
  queue.start();
  queue.cancel(idOf('d'));
  await sendings[0]?.end(new Error('x'));
  await sendings[1]?.end();
  queue.retryAll();
  assert.deepEqual(states(), ['a sending', 'b done', 'c sending', 'd sending']);
});

test('each has a place of its own behind all before it, and keeps it when it is tried again', async t => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000 });
  const { queue, sendings, idOf } = createQueue(9);
  queue.choose(pictures('a b c'));
  t.mock.timers.setTime(1_001);
  queue.choose(pictures('d'));
  t.mock.timers.setTime(5_000);
  queue.choose(pictures('e f'));
  queue.start();
  await sendings[1]?.end(new Error('x'));
  t.mock.timers.setTime(9_000);
  queue.retry(idOf('b'));
  assert.deepEqual(
    sendings.map(({ name, position }) => `${name} ${position}`),
    ['a 1000', 'b 1001', 'c 1002', 'd 1003', 'e 5000', 'f 5001', 'b 1001'],
  );
});

test('each has a key of its own, which it keeps when it is tried again', async () => {
  const { queue, sendings, idOf } = createQueue();
  queue.choose(pictures('a b'));
  queue.start();
  await sendings[0]?.end(new Error('lost'));
  queue.retry(idOf('a'));
  const [first, other, again] = sendings.map(({ key }) => key);
  assert.equal(again, first);
  assert.notEqual(other, first);
});

test('each tells how far it is, and only what changed is another object', () => {
  const { queue, sendings } = createQueue();
  queue.choose(pictures('a b'));
  queue.start();
  const [first, second] = queue.uploads();
  let changes = 0;
  const stop = queue.subscribe(() => {
    changes += 1;
  });
  sendings[1]?.progress(0.5);
  assert.equal(queue.uploads()[0], first);
  assert.notEqual(queue.uploads()[1], second);
  assert.equal(queue.uploads()[1]?.progress, 0.5);
  stop();
  sendings[1]?.progress(0.75);
  assert.equal(changes, 1);
});

test('one that is called off frees its place, and counts neither way', async () => {
  const { queue, sendings, states, sent, outcomes, idOf } = createQueue(1);
  queue.choose(pictures('a b c'));
  queue.start();
  queue.cancel(idOf('b'));
  queue.cancel(idOf('a'));
  assert.equal(sendings[0]?.signal.aborted, true);
  // A cancelled upload occupies its place until it has really ended.
  assert.deepEqual(sent(), ['a']);
  await settled();
  assert.deepEqual(states(), ['a cancelled', 'b cancelled', 'c sending']);
  queue.retry(idOf('b'));
  await sendings[1]?.end();
  assert.deepEqual(sent(), ['a', 'c', 'b']);
  await sendings[2]?.end();
  assert.deepEqual(outcomes, [{ done: 2, failed: 0 }]);
});

test('all are called off at once, and none is sent afterwards', async () => {
  const { queue, states, sent, outcomes } = createQueue();
  queue.choose(pictures('a b c d e'));
  queue.start();
  queue.cancelAll();
  await settled();
  assert.deepEqual(
    states(),
    ['a', 'b', 'c', 'd', 'e'].map(name => `${name} cancelled`),
  );
  assert.deepEqual(sent(), ['a', 'b', 'c']);
  assert.deepEqual(outcomes, [{ done: 0, failed: 0 }]);
});

test('what came through although it was called off is done', async () => {
  const outcomes: Outcome[] = [];
  const queue = new UploadQueue({
    refuse: () => undefined,
    describeFailure: () => '',
    onEnd: outcome => outcomes.push(outcome),
    send: async () => {},
  });
  queue.choose(pictures('a'));
  queue.start();
  queue.cancelAll();
  await settled();
  assert.equal(queue.uploads()[0]?.state, 'done');
  assert.deepEqual(outcomes, [{ done: 1, failed: 0 }]);
});

test('what is settled leaves the list for the next choice, what can be tried again stays', async () => {
  const { queue, sendings, states, idOf } = createQueue();
  queue.choose([...pictures('a b'), new File(['x'], 'c', { type: 'text/plain' })]);
  queue.start();
  queue.choose(pictures('d'));
  assert.deepEqual(states(), ['a sending', 'b sending', 'c refused', 'd chosen']);
  queue.remove(idOf('a'));
  queue.remove(idOf('d'));
  await sendings[0]?.end();
  await sendings[1]?.end(new Error('x'));
  assert.deepEqual(states(), ['a done', 'b failed', 'c refused']);
  queue.choose(pictures('e'));
  assert.deepEqual(states(), ['b failed', 'e chosen']);
});
