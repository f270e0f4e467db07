import { svgNumber } from '#ui/pictures/svg-number.ts';

export const chromatogramSize = { width: 1240, height: 150 };

/** Between the points of a trace. */
const step = 3;

/**
 * The trace of evenly spaced peaks of the given heights. Each is a Gaussian with a smaller one on its falling
 * side, like the tailing of a real column. Two slow sines make the baseline drift.
 */
export function chromatogramTrace(heights: readonly number[]): string {
  const { width, height } = chromatogramSize;
  const spacing = width / heights.length;
  const tenths: number[] = [];
  for (let x = 0; x <= width; x += step) {
    let signal = 0;
    heights.forEach((peak, index) => {
      const centre = (index + 0.5) * spacing;
      signal += peak * gaussian(x - centre, spacing * 0.075);
      signal += peak * 0.16 * gaussian(x - centre - spacing * 0.16, spacing * 0.05);
    });
    signal += 2.2 * Math.sin(x / 37) + 1.2 * Math.sin(x / 13);
    tenths.push(Math.round((height - 8 - signal) * 10));
  }
  // Steps from point to point take a third of the bytes of places, a tenth of the home page.
  const steps = tenths.slice(1).map((y, index) => `${step} ${svgNumber((y - (tenths[index] ?? 0)) / 10)}`);
  return `M0 ${svgNumber((tenths[0] ?? 0) / 10)}l${steps.join(' ')}`;
}

function gaussian(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2));
}
