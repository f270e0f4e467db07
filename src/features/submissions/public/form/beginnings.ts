/** When each form was first opened, by its name: in milliseconds since 1970, as long as the page is there. */
const beginnings = new Map<string, number>();

/**
 * When somebody began with a form: at its first opening, or when they began the draft of it. A form that is there
 * anew, in another language or after it was sent, is nothing new to whoever has read it.
 */
export function begin(
  name: string,
  draftBegunAt = Number.POSITIVE_INFINITY,
  firstSeenAt = firstSeen(),
): number {
  const begunAt = Math.min(beginnings.get(name) ?? firstSeenAt, draftBegunAt);
  beginnings.set(name, begunAt);
  return begunAt;
}

function firstSeen(): number {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return seenAt(load, window.location.pathname, { timeOrigin: performance.timeOrigin, now: Date.now() });
}

/** Now; but a form in the page that was loaded was there, to be filled in, before its scripts were. */
export function seenAt(
  load: { name: string; responseStart: number } | undefined,
  path: string,
  { timeOrigin, now }: { timeOrigin: number; now: number },
): number {
  return load && new URL(load.name).pathname === path ? timeOrigin + load.responseStart : now;
}
