/** How far an import or export is with one of its steps; `total` is 0 where that is not known. */
export type Progress = { step: string; done: number; total: number };
export type OnProgress = (progress: Progress) => void;

/** In seconds: what happened before says nothing yet. */
const shortest = 1;

/** How much is done a minute, and how many seconds the rest of the step takes; null while that is not known. */
export function paceOf(
  { done, total }: Omit<Progress, 'step'>,
  seconds: number,
): { perMinute: number | null; secondsLeft: number | null } {
  if (done <= 0 || seconds < shortest) return { perMinute: null, secondsLeft: null };
  const perSecond = done / seconds;
  return {
    perMinute: Math.round(perSecond * 60),
    secondsLeft: total > 0 ? Math.round(Math.max(0, total - done) / perSecond) : null,
  };
}
