import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketSettings } from '../s3-client.ts';

const python = '/usr/bin/python3';

/** Whether Debian's OpenStack Swift, a store that speaks S3, is on this machine: `apt install python3-swift`. */
export function hasSwift(): boolean {
  try {
    execFileSync(python, ['-c', 'import swift.proxy.server'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts Swift; the bucket has to be made. */
export async function startSwift(): Promise<{ bucket: BucketSettings; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'swift-'));
  const [key, secret] = ['test:tester', 'tajna'];
  const server = spawn(python, [join(import.meta.dirname, 'swift-server.py'), folder, key, secret], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const [port] = await once(server.stdout, 'data');
  const bucketUrl = `http://127.0.0.1:${Number(port)}/slike`;
  return { bucket: { bucketUrl, key, secret, region: undefined }, stop };
}
