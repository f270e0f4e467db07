/** When each form was first opened, by its name: in milliseconds since 1970. Lives as long as the document. */
const beginnings = new Map<string, number>();

/**
 * When the user began with a form: at its first opening, or at that of its draft. Opening it again, in
 * another language or after it was sent, changes nothing.
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

/** Now, except for a form in the loaded document, which could be filled in before its scripts ran. */
export function seenAt(
  load: { name: string; responseStart: number } | undefined,
  path: string,
  { timeOrigin, now }: { timeOrigin: number; now: number },
): number {
  return load && new URL(load.name).pathname === path ? timeOrigin + load.responseStart : now;
}
