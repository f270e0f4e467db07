import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '#shared/api/api-client.ts';
import { SingleCreation } from './creation.ts';

type Values = { title: string };

/** A server whose first responses are the given errors, and which creates items after them. */
function createServer(...turns: (ApiError | DOMException)[]) {
  const sent: string[] = [];
  const keys: string[] = [];
  const creation = new SingleCreation<Values, Values & { id: number }>();
  const make = (values: Values) =>
    creation.create(values, async ({ title }, key) => {
      sent.push(title);
      keys.push(key);
      const error = turns.shift();
      if (error) throw error;
      return { id: 7, title };
    });
  return { make, sent, keyOf: (turn: number) => keys[turn] };
}

const lost = () => new ApiError(0, {}, 'lost');
const refused = () => new ApiError(422, { code: 'validation' }, 'refused');

test('what may have been made is said again as it was, under the same key, until it is answered', async () => {
  const broken = new ApiError(502, {}, 'broken');
  const calledOff = new DOMException('called off', 'AbortError');
  const { make, sent, keyOf } = createServer(lost(), broken, calledOff);
  const first = { title: 'Lipidi' };
  for (const title of ['Lipidi', 'Lipidi i', 'Lipidi i membrane'])
    await assert.rejects(make(title === 'Lipidi' ? first : { title }));
  const made = await make({ title: 'Membrane' });
  assert.deepEqual(sent, ['Lipidi', 'Lipidi', 'Lipidi', 'Lipidi']);
  assert.equal(new Set([0, 1, 2, 3].map(keyOf)).size, 1);
  assert.deepEqual(made, { values: first, item: { id: 7, title: 'Lipidi' } });
});

test('what was made is not made again, whatever became of the rest', async () => {
  const { make, sent } = createServer();
  const first = { title: 'Lipidi' };
  await make(first);
  assert.equal((await make({ title: 'Membrane' })).values, first);
  assert.deepEqual(sent, ['Lipidi']);
});

test('what was refused is made of what the form says then', async () => {
  const { make, sent, keyOf } = createServer(refused(), lost());
  await assert.rejects(make({ title: '' }));
  await assert.rejects(make({ title: 'Lipidi' }));
  assert.equal((await make({ title: 'Membrane' })).values.title, 'Lipidi');
  assert.deepEqual(sent, ['', 'Lipidi', 'Lipidi']);
  assert.notEqual(keyOf(0), keyOf(1));
});
