import { blur, clouds, type Field, height, makeField, paint, width } from './field.ts';
import { type Motif, rgb, tint } from './picture.ts';
import type { Random } from './random.ts';

/** Cryo-electron micrograph: ring-shaped particles, lying at random in a thin layer of ice. */
export const cryo: Motif = random => {
  const field = clouds(random, 40, 0.12).map(value => value + 0.49);
  for (let i = 0; i < 90; i++) drawParticle(field, random);

  /** The detector spreads each electron over its neighbours, so the grain is not quite independent. */
  const grain = blur(
    makeField(() => random.normal(0, 0.09)),
    0.6,
  );
  const coarse = blur(
    makeField(() => random.next()),
    1,
  );
  const exposed = field.map((v, i) => v + (grain[i] ?? 0) + (coarse[i] ?? 0) * 0.5 - 0.25);
  return tint(exposed, [
    [0, rgb(24, 28, 44)],
    [1, rgb(214, 219, 232)],
  ]);
};

/** Five to seven subunits on a ring. */
function drawParticle(field: Field, random: Random) {
  const x = random.uniform(0, width);
  const y = random.uniform(0, height);
  const turn = random.uniform(0, Math.PI);
  const subunits = random.integer(5, 8);
  for (let i = 0; i < subunits; i++) {
    const angle = turn + (2 * Math.PI * i) / subunits;
    const around = {
      x: x + 17 * Math.cos(angle) * random.uniform(0.7, 1),
      y: y + 17 * Math.sin(angle),
      reach: 20,
    };
    paint(
      field,
      (value, column, row) =>
        value - 0.17 * Math.exp(-((column - around.x) ** 2 + (row - around.y) ** 2) / 60),
      around,
    );
  }
}
