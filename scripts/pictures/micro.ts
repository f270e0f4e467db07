import { addGrain, blur, clouds, type Field, height, makeField, paint, width } from './field.ts';
import { addLight, type Colour, type Motif, plain } from './picture.ts';
import type { Random } from './random.ts';

type Cell = { x: number; y: number; tilt: number };
type Options = { cells: number; zoom: number; nucleus: Colour; filament: Colour };

/** Fluorescence microscopy: nuclei in one colour, filaments of the cytoskeleton in another. */
export function micro({ cells, zoom, nucleus, filament }: Options): Motif {
  return random => {
    const nuclei = makeField(() => 0);
    const filaments = makeField(() => 0);
    for (const cell of placeCells(random, cells, zoom)) {
      drawNucleus(nuclei, cell, random, zoom);
      for (let i = 0; i < 26 * zoom; i++) drawFilament(filaments, cell, random, zoom);
    }

    const texture = clouds(random, 3 * zoom, 0.4);
    const textured = nuclei.map((value, pixel) => limit(value * (0.6 + (texture[pixel] ?? 0))));
    const nucleusGlow = blur(nuclei.map(limit), 18 * zoom);
    const nucleusLight = blur(textured, 3 * zoom).map((value, i) => value + 0.35 * (nucleusGlow[i] ?? 0));
    const filamentGlow = blur(filaments.map(limit), 9 * zoom);
    const filamentLight = blur(filaments.map(limit), 1.3).map((value, i) =>
      limit(2.4 * value + 1.6 * (filamentGlow[i] ?? 0)),
    );

    const picture = plain([0.012, 0.018, 0.05]);
    addLight(picture, nucleusLight, nucleus);
    addLight(picture, filamentLight, filament);
    for (const channel of picture) addGrain(channel, random, 0.018);
    return picture;
  };
}

/** Random places that keep their distance from each other. */
function placeCells(random: Random, count: number, zoom: number) {
  const cells: Cell[] = [];
  while (cells.length < count) {
    const x = random.uniform(0, width);
    const y = random.uniform(0, height);
    if (cells.every(cell => Math.hypot(cell.x - x, cell.y - y) > 130 * zoom)) {
      cells.push({ x, y, tilt: random.uniform(0, Math.PI) });
    }
  }
  return cells;
}

function drawNucleus(nuclei: Field, { x: centreX, y: centreY, tilt }: Cell, random: Random, zoom: number) {
  const long = random.uniform(30, 46) * zoom;
  const short = random.uniform(22, 36) * zoom;
  const brightness = random.uniform(0.55, 1);
  paint(
    nuclei,
    (value, x, y) => {
      const along = (x - centreX) * Math.cos(tilt) + (y - centreY) * Math.sin(tilt);
      const across = (y - centreY) * Math.cos(tilt) - (x - centreX) * Math.sin(tilt);
      const inside = 1.25 - (along / long) ** 2 - (across / short) ** 2;
      return value + Math.max(0, Math.min(1, inside)) * brightness;
    },
    { x: centreX, y: centreY, reach: 60 * zoom },
  );
}

/** A bent line through the cell that fades towards its ends; each pixel on it is lit once. */
function drawFilament(filaments: Field, cell: Cell, random: Random, zoom: number) {
  const length = random.uniform(80, 190) * zoom;
  const angle = cell.tilt + random.normal(0, 0.5);
  const startX = cell.x + random.normal(0, 34 * zoom);
  const startY = cell.y + random.normal(0, 34 * zoom);
  const bend = random.normal(0, 0.0011) / zoom;
  const brightness = random.uniform(0.25, 0.8);
  let last = -1;
  for (let step = -length; step <= length; step += 0.7) {
    const x = Math.floor(startX + step * Math.cos(angle) - bend * step * step * Math.sin(angle));
    const y = Math.floor(startY + step * Math.sin(angle) + bend * step * step * Math.cos(angle));
    const pixel = y * width + x;
    if (pixel === last || x < 0 || x >= width || y < 0 || y >= height) continue;
    filaments[pixel] = (filaments[pixel] ?? 0) + brightness * Math.exp(-((step / length) ** 2));
    last = pixel;
  }
}

function limit(value: number) {
  return Math.min(1, value);
}
