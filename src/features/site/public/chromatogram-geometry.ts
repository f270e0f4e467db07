export const chromatogramSize = { width: 1240, height: 150 };

/** Between the points of a trace. */
const step = 3;

/**
 * The trace of evenly spaced peaks of the given heights, at least one. Each is a Gaussian with a smaller one on its falling
 * side, like the tailing of a real column. Two slow sines make the baseline drift.
 */
export function chromatogramTrace(heights: readonly number[]): string {
  const { width, height } = chromatogramSize;
  const spacing = width / heights.length;
  const tenths: number[] = [];
  for (let x = 0; x <= width; x += step) {
    // Nothing of the other peaks reaches here.
    const index = Math.floor(x / spacing);
    const peak = heights[index] ?? 0;
    const centre = (index + 0.5) * spacing;
    const signal =
      gaussian(x - centre, spacing * 0.075) + 0.16 * gaussian(x - centre - spacing * 0.16, spacing * 0.05);
    const drift = 2.2 * Math.sin(x / 37) + 1.2 * Math.sin(x / 13);
    tenths.push(Math.round((height - 8 - peak * signal - drift) * 10));
  }
  // Steps from point to point take a third of the bytes of places, a tenth of the home page.
  const steps = tenths.slice(1).map((y, index) => `${step} ${(y - (tenths[index] ?? 0)) / 10}`);
  return `M0 ${(tenths[0] ?? 0) / 10}l${steps.join(' ')}`;
}

function gaussian(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2));
}
