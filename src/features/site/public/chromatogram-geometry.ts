import { svgNumber } from '#ui/svg-number.ts';

export const chromatogramSize = { width: 1240, height: 150 };

/**
 * The trace of evenly spaced peaks of the given heights. Each is a Gaussian with a smaller one on its falling
 * side, like the tailing of a real column. Two slow sines make the baseline drift.
 */
export function chromatogramTrace(heights: readonly number[]): string {
  const { width, height } = chromatogramSize;
  const spacing = width / heights.length;
  const points: string[] = [];
  for (let x = 0; x <= width; x += 3) {
    let signal = 0;
    heights.forEach((peak, index) => {
      const centre = (index + 0.5) * spacing;
      signal += peak * gaussian(x - centre, spacing * 0.075);
      signal += peak * 0.16 * gaussian(x - centre - spacing * 0.16, spacing * 0.05);
    });
    signal += 2.2 * Math.sin(x / 37) + 1.2 * Math.sin(x / 13);
    points.push(`${x} ${svgNumber(height - 8 - signal)}`);
  }
  return `M${points.join('L')}`;
}

function gaussian(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2));
}
