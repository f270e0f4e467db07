import { clouds, makeField } from './field.ts';
import { addLight, type Colour, cover, disc, type Motif, type Picture, paintAll, plain } from './picture.ts';
import type { Random } from './random.ts';

const agar: Colour = [0.93, 0.83, 0.62];
const blue: Colour = [0.2, 0.32, 0.72];
const white: Colour = [0.97, 0.95, 0.88];

/** Agar plate after blue-white screening. */
export const colonies: Motif = random => {
  const picture = plain([0.16, 0.18, 0.26]);
  const fromCentre = (x: number, y: number) => Math.hypot(x - 600, y - 420);
  cover(picture, agar, (x, y) => disc(fromCentre(x, y), 560, 2));
  const cloud = clouds(random, 70, 0.1);
  addLight(
    picture,
    cloud.map((value, i) => (value - 0.06) * disc(fromCentre(i % 1200, Math.floor(i / 1200)), 560, 2)),
    agar,
  );

  for (let i = 0; i < 170; i++) drawColony(picture, random);
  addLight(
    picture,
    makeField((x, y) => 0.35 * Math.exp(-(((fromCentre(x, y) - 566) / 7) ** 2)) + random.normal(0, 0.01)),
  );
  return picture;
};

/** A colony, darker towards its edge, and its shadow on the agar. */
function drawColony(picture: Picture, random: Random) {
  const angle = random.uniform(0, 2 * Math.PI);
  const distance = 540 * Math.sqrt(random.next());
  const centreX = 600 + distance * Math.cos(angle);
  const centreY = 420 + distance * Math.sin(angle);
  const radius = random.uniform(5, 15);
  const [r, g, b] = random.next() < 0.34 ? blue : white;
  const around = { x: centreX, y: centreY, reach: 30 };
  const away = (x: number, y: number) => Math.hypot(x - centreX, y - centreY);

  paintAll(picture, (v, x, y) => v * (1 - 0.18 * disc(away(x - 3, y - 3), radius, 2)), around);
  cover(picture, [r, g, b], (x, y) => disc(away(x, y), radius, 1), around);
  paintAll(
    picture,
    (v, x, y) => v * (1 - 0.25 * (away(x, y) / radius) ** 2 * disc(away(x, y), radius, 1)),
    around,
  );
}
