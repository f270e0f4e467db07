/** The longest time that the page may be blocked, in milliseconds. */
const longest = 30;

/** Called between steps with the part that is done, from 0 to 1. */
export type Pace = (part: number) => Promise<void>;

/** Yields to the page between the steps of a long task, reports its progress, and throws after it is cancelled. */
export function createPace(onProgress: (part: number) => void, signal: AbortSignal): Pace {
  let since = performance.now();
  return async part => {
    if (performance.now() - since < longest) return;
    onProgress(part);
    await new Promise(resolve => setTimeout(resolve));
    signal.throwIfAborted();
    since = performance.now();
  };
}
