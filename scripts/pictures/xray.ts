import { addGrain, makeField, paint } from './field.ts';
import { type Motif, type Stop, tint } from './picture.ts';

type Options = {
  centre: readonly [number, number];
  /** Lengths of the two lattice directions in pixels, and their turns in radians. */
  lattice: readonly [number, number];
  turns: readonly [number, number];
  /** Radius of the ring that the water makes. */
  ring: number;
  stops: readonly Stop[];
};

/** X-ray diffraction: a lattice of reflections, the ring of the water, the shadow of the beam stop. */
export function xray({ centre: [centreX, centreY], lattice: [a, b], turns, ring, stops }: Options): Motif {
  return random => {
    const field = makeField((x, y) => {
      const distance = Math.hypot(x - centreX, y - centreY);
      const beam = 0.16 * Math.exp(-((distance / 260) ** 2));
      return beam + 0.1 * Math.exp(-(((distance - ring) / 40) ** 2)) + 0.02;
    });

    for (let h = -30; h <= 30; h++) {
      for (let k = -30; k <= 30; k++) {
        const spotX = centreX + h * a * Math.cos(turns[0]) - k * b * Math.sin(turns[1]);
        const spotY = centreY + h * a * Math.sin(turns[0]) + k * b * Math.cos(turns[1]);
        const distance = Math.hypot(spotX - centreX, spotY - centreY);
        if (distance < 40 || distance > ring * 2.24) continue;
        const intensity = random.gamma(0.55) * Math.exp(-((distance / (ring * 1.32)) ** 2)) * 1.5;
        if (intensity < 0.03) continue;
        paint(
          field,
          (value, x, y) =>
            value + Math.min(1.4, intensity) * Math.exp(-((x - spotX) ** 2 + (y - spotY) ** 2) / 7),
          { x: spotX, y: spotY, reach: 12 },
        );
      }
    }

    paint(field, (value, x, y) => {
      if (Math.hypot(x - centreX, y - centreY) < 26) return 0;
      const isArm = Math.abs(y - centreY) < 5 && x < centreX;
      return Math.min(1, value) * (isArm ? 0.3 : 1);
    });
    addGrain(field, random, 0.012);
    return tint(field, stops);
  };
}
