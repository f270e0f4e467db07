import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Starts a process that is ended when the stack is disposed, however the run ends. */
export function startChild<Child extends ChildProcess>(
  resources: AsyncDisposableStack,
  start: () => Child,
): Child {
  if (resources.disposed) throw new Error('The run has ended.');
  const child = start();
  resources.defer(() => end(child));
  return child;
}

/** Ends a process and waits for it; kills it after 5 s. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  child.kill();
  const last = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await exited;
  clearTimeout(last);
}

export function pidOf({ pid, spawnfile }: ChildProcess): number {
  if (pid === undefined) throw new Error(`${spawnfile} was not started.`);
  return pid;
}
