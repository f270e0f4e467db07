import { clouds, makeField } from './field.ts';
import {
  addLight,
  type Colour,
  cover,
  disc,
  type Motif,
  mix,
  type Picture,
  paintAll,
  plain,
  rgb,
} from './picture.ts';
import type { Random } from './random.ts';

type Options = {
  columns: number;
  rows: number;
  pitch: readonly [number, number];
  radius: number;
  /** Place on the colour scale, 0 (blue) to 7 (yellow). */
  reaction: (random: Random, column: number, row: number) => number;
};

const scale: readonly Colour[] = [
  rgb(36, 56, 168),
  rgb(52, 88, 200),
  rgb(98, 140, 220),
  rgb(150, 190, 232),
  rgb(205, 222, 240),
  rgb(244, 236, 200),
  rgb(250, 214, 110),
  rgb(255, 198, 41),
];

/** Microplate with a colour reaction in its wells. */
export function plate({ columns, rows, pitch, radius, reaction }: Options): Motif {
  return random => {
    const picture = plain([0.884, 0.902, 0.93]);
    addLight(
      picture,
      clouds(random, 120, 0.06).map(value => -value),
    );
    const left = 603 - ((columns - 1) * pitch[0]) / 2;
    const top = 405 - ((rows - 1) * pitch[1]) / 2;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const colour = colourAt(reaction(random, column, row));
        drawWell(picture, left + column * pitch[0], top + row * pitch[1], radius, colour);
      }
    }
    addLight(
      picture,
      makeField(() => random.normal(0, 0.008)),
    );
    return picture;
  };
}

function colourAt(place: number): Colour {
  const limited = Math.max(0, Math.min(scale.length - 1, place));
  const lower = Math.floor(limited);
  const low = scale[lower] ?? [0, 0, 0];
  return mix(low, scale[lower + 1] ?? low, limited - lower);
}

/** The liquid, a soft light on it from the upper left, the rim of the well and a reflex of the lamp. */
function drawWell(picture: Picture, centreX: number, centreY: number, radius: number, colour: Colour) {
  const around = { x: centreX, y: centreY, reach: radius * 1.5 };
  const unit = radius / 44;
  const dimmed = mix([0, 0, 0], colour, 0.86);
  const inside = (x: number, y: number) => disc(Math.hypot(x - centreX, y - centreY), radius, 1.2);
  cover(picture, dimmed, inside, around);
  paintAll(
    picture,
    (value, x, y) => {
      const [right, down] = [(x - centreX) / unit, (y - centreY) / unit];
      const light = 0.16 * Math.max(0, 1 - ((right + 14) ** 2 + (down + 14) ** 2) / 9000) * inside(x, y);
      const rim = 0.15 * Math.exp(-(((Math.hypot(right, down) - 47) / 3.2) ** 2));
      const reflex = 0.5 * Math.exp(-(((right + 15) / 10) ** 2 + ((down + 17) / 6) ** 2));
      return value + light - rim + reflex;
    },
    around,
  );
}
