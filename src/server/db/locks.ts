import { Semaphore } from '../concurrency/semaphore.ts';

/** `files`: changes of files and of what refers to them. `start`: migrating, and preparing a site. */
export type LockName = 'files' | 'start';

/** Mutual exclusion among all who work on one database. */
export type Locks = {
  /** Runs a task while nobody else runs one of the same name. */
  run<T>(name: LockName, task: () => Promise<T>): Promise<T>;
};

/** Among the tasks of this process. */
export class LocalLocks implements Locks {
  readonly #semaphores: Record<LockName, Semaphore> = { files: new Semaphore(1), start: new Semaphore(1) };

  run<T>(name: LockName, task: () => Promise<T>): Promise<T> {
    return this.#semaphores[name].run(task);
  }
}
