/** How long the page may stand still, in milliseconds. */
const longest = 30;

/** Called between steps with the part that is done, from 0 to 1. */
export type Pace = (part: number) => Promise<void>;

/** Gives the page time between the steps of something long, tells how far it is, and ends it when it is cancelled. */
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
