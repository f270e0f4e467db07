import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { FairQueue } from '#server/concurrency/fair-queue.ts';

const derive = promisify(argon2);

/** OWASP's recommendation for Argon2id; memory in KiB. */
const current = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

/** A hash takes a core about 35 ms, on the thread pool that also reads files. */
export const passwordQueue = new FairQueue({ atOnce: 2, waitingPerAddress: 20, waiting: 200 });

type Parameters = { memory: number; passes: number; parallelism: number };

/**
 * Hashes a password to a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. The queue is fair by client
 * address; throws `too_many` if it is full.
 */
export async function hashPassword(password: string, address = ''): Promise<string> {
  const salt = randomBytes(16);
  const tag = await passwordQueue.run(address, () => argon2id(password, salt, current, tagLength));
  const { memory, passes, parallelism } = current;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/**
 * Compares in constant time, in the same queue as `hashPassword`. `isStale` means that the hash was made with
 * weaker parameters than the current ones.
 */
export async function verifyPassword(
  password: string,
  hash: string,
  address = '',
): Promise<{ isCorrect: boolean; isStale: boolean }> {
  const { parameters, salt, tag } = parse(hash);
  const candidate = await passwordQueue.run(address, () => argon2id(password, salt, parameters, tag.length));
  const isStale = (['memory', 'passes', 'parallelism'] as const).some(
    name => parameters[name] < current[name],
  );
  return { isCorrect: timingSafeEqual(candidate, tag), isStale };
}

let dummy: Promise<string> | undefined;

/** Compared with when there is no such account, so that the response time does not reveal it. */
export function dummyHash(): Promise<string> {
  dummy ??= hashPassword(randomBytes(16).toString('hex'));
  return dummy;
}

function argon2id(password: string, nonce: Buffer, parameters: Parameters, length: number): Promise<Buffer> {
  return derive('argon2id', {
    message: password,
    nonce,
    tagLength: length,
    ...parameters,
  }) as Promise<Buffer>;
}

function parse(hash: string): { parameters: Parameters; salt: Buffer; tag: Buffer } {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!match) throw new Error('A stored password hash is not an Argon2id PHC string.');
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** PHC strings use base64 without padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
