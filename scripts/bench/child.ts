import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Starts a process that ends with the others: what a run opened is closed however it ends. */
export function startChild<Child extends ChildProcess>(
  resources: AsyncDisposableStack,
  start: () => Child,
): Child {
  if (resources.disposed) throw new Error('The run has ended.');
  const child = start();
  resources.defer(() => end(child));
  return child;
}

/** Ends a process and waits until it has ended; one that does not within 5 s is killed. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  child.kill();
  const last = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await exited;
  clearTimeout(last);
}

/** The id of a process that was started. */
export function pidOf({ pid, spawnfile }: ChildProcess): number {
  if (pid === undefined) throw new Error(`${spawnfile} was not started.`);
  return pid;
}
