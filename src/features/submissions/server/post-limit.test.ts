import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryKeys } from '#server/rate-limit/memory-keys.ts';
import { AppError } from '#shared/api/errors.ts';
import { PostLimit, type PostPolicy } from './post-limit.ts';

const policy = {
  postsPerTenMinutes: 10,
  postsPerDay: 20,
  postsPerMinute: undefined,
  repeatedPostsPerMinute: 2,
};

function createLimit(changes: Partial<PostPolicy> = {}) {
  let seconds = 0;
  const limit = new PostLimit({ ...policy, ...changes }, new MemoryKeys(() => new Date(seconds * 1_000)));
  return {
    wait: (more: number) => {
      seconds += more;
    },
    /** 0 for a post that passed, else the seconds to wait. */
    post: async (address: string, ...said: string[]) => {
      try {
        await limit.take(address, ...said);
        return 0;
      } catch (error) {
        assert.ok(error instanceof AppError && error.code === 'too_many');
        return Number(error.headers['Retry-After']);
      }
    },
  };
}

test('another address may say the same', async () => {
  const { post } = createLimit();
  assert.deepEqual(
    [await post('a', 'x'), await post('a', 'x'), await post('a', 'x'), await post('b', 'x')],
    [0, 0, 60, 0],
  );
});

test('parts are compared each by itself', async () => {
  const { post } = createLimit({ repeatedPostsPerMinute: 1 });
  assert.deepEqual(
    [await post('a', 'x', 'y z'), await post('a', 'x y', 'z'), await post('a', 'X', ' y  Z')],
    [0, 0, 60],
  );
});

test('a post that one limit refuses counts for none of them', async () => {
  const { post, wait } = createLimit();
  for (let number = 0; number < 2; number += 1) await post('a', 'x');
  for (let number = 0; number < 50; number += 1) assert.equal(await post('a', 'x'), 60);
  for (let number = 0; number < 8; number += 1) assert.equal(await post('a', String(number)), 0);
  assert.equal(await post('a', 'one too many'), 600);
  wait(599);
  for (let number = 0; number < 50; number += 1) assert.equal(await post('a', 'x'), 1);
  wait(1);
  assert.equal(await post('a', 'x'), 0, 'the same has not been counted while the address had to wait');
});

test('a network of IPv6 that somebody has as a whole counts as four addresses', async () => {
  const { post } = createLimit();
  for (let number = 0; number < 40; number += 1)
    assert.equal(await post(`2001:db8:1:${number.toString(16)}::/64`, `${number}`), 0);
  assert.equal(await post('2001:db8:1:ffff::/64', 'one too many'), 600);
  assert.equal(await post('2001:db8:2:0::/64', 'from another network'), 0);
});

test('POSTS_PER_MINUTE, where it is set, limits whatever is said', async () => {
  const { post, wait } = createLimit({ postsPerMinute: 3 });
  const posts = async () => {
    const waits: number[] = [];
    for (const said of ['1', '2', '3', '4']) waits.push(await post('a', said));
    return waits;
  };
  assert.deepEqual(await posts(), [0, 0, 0, 60]);
  wait(60);
  assert.deepEqual(await posts(), [0, 0, 0, 60]);
});
