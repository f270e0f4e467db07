import { addGrain, clouds, type Field, paint, width } from './field.ts';
import { disc, type Motif, type Stop, tint } from './picture.ts';
import type { Random } from './random.ts';

type Options = {
  lanes: number;
  laneWidth: number;
  /** At least so many bands in a lane, and fewer than so many. */
  bands: readonly [number, number];
  thickness: readonly [number, number];
  stops: readonly Stop[];
};

type Band = { y: number; thickness: number; intensity: number };

/** Gel electrophoresis: a ladder of known sizes in the outer lanes, samples between them. */
export function gel({ lanes, laneWidth, bands, thickness, stops }: Options): Motif {
  return random => {
    const field = clouds(random, 60, 0.05).map(cloud => 0.93 - cloud);
    const pitch = (width - 110) / lanes;
    for (let lane = 0; lane < lanes; lane++) {
      const x = width / 2 + (lane - (lanes - 1) / 2) * pitch;
      const isLadder = lane === 0 || lane === lanes - 1;
      const content = isLadder ? ladder() : sample(random, bands, thickness);
      /** Warm gels run faster in the middle. */
      const smile = 6 * Math.sin((lane / (lanes - 1)) * Math.PI);
      for (const band of content) drawBand(field, x, laneWidth, { ...band, y: band.y - smile });
      paint(field, (value, column) => value - 0.06 * disc(Math.abs(column - x), laneWidth / 2, 2.5));
    }
    addGrain(field, random, 0.012);
    return tint(field, stops);
  };
}

function ladder(): Band[] {
  return Array.from({ length: 11 }, (_, i) => ({ y: 110 + i * 58, thickness: 4, intensity: 0.6 }));
}

function sample(random: Random, [fewest, most]: Options['bands'], thickness: Options['thickness']): Band[] {
  return Array.from({ length: random.integer(fewest, most) }, () => ({
    y: 100 + random.next() * 600,
    thickness: random.uniform(...thickness),
    intensity: random.uniform(0.25, 0.85),
  }));
}

function drawBand(field: Field, centre: number, laneWidth: number, { y, thickness, intensity }: Band) {
  paint(
    field,
    (value, column, row) => {
      const offset = column - centre;
      const middle = y + 3 * (offset / laneWidth) ** 2;
      const depth = intensity * Math.exp(-(((row - middle) / thickness) ** 2));
      return value - depth * disc(Math.abs(offset), laneWidth / 2, 2.2);
    },
    { x: centre, y, reach: laneWidth },
  );
}
