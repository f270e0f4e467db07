import { height, makeField, paint, valueAt, width } from './field.ts';
import { type Colour, cover, type Motif, type Stop, tint } from './picture.ts';

type Options = {
  peaks: number;
  spread: readonly [number, number];
  levels: number;
  stops: readonly Stop[];
  line: Colour;
};

/** Density map with contour lines at equal steps. */
export function contour({ peaks, spread, levels, stops, line }: Options): Motif {
  return random => {
    const density = makeField(() => 0);
    for (let i = 0; i < peaks; i++) {
      const peakX = random.uniform(0, width);
      const peakY = random.uniform(0, height);
      const size = random.uniform(...spread);
      const strength = random.uniform(0.3, 1);
      paint(
        density,
        (v, x, y) => v + strength * Math.exp(-((x - peakX) ** 2 + (y - peakY) ** 2) / (2 * size * size)),
        { x: peakX, y: peakY, reach: 5 * size },
      );
    }
    const highest = density.reduce((a, b) => Math.max(a, b));
    const steps = density.map(value => (value / highest) * levels);

    const picture = tint(
      steps.map(value => value / levels),
      stops,
    );
    cover(picture, line, (x, y) => {
      const step = valueAt(steps, x, y);
      const toContour = Math.abs(step - Math.round(step));
      const slopeX = (valueAt(steps, x + 1, y) - valueAt(steps, x - 1, y)) / 2;
      const slopeY = (valueAt(steps, x, y + 1) - valueAt(steps, x, y - 1)) / 2;
      const pixelsAway = toContour / (Math.hypot(slopeX, slopeY) + 1e-4);
      return 0.55 * Math.max(0, Math.min(1, 1.4 - pixelsAway));
    });
    return picture;
  };
}
