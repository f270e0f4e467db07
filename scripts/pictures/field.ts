import type { Random } from './random.ts';

export const width = 1200;
export const height = 800;

/** One grey value per pixel, row by row; 0 is black, 1 is white. */
export type Field = Float32Array<ArrayBuffer>;

/** The square around a point outside of which a shape has no effect. */
export type Around = { x: number; y: number; reach: number };

const everywhere: Around = { x: width / 2, y: height / 2, reach: Math.max(width, height) };

/** Replaces each pixel of the field, in place, by what the function makes of it. */
export function paint(
  field: Field,
  at: (value: number, x: number, y: number) => number,
  { x, y, reach }: Around = everywhere,
) {
  for (let row = clamp(y - reach, height); row < clamp(y + reach, height); row++) {
    for (let column = clamp(x - reach, width); column < clamp(x + reach, width); column++) {
      const pixel = row * width + column;
      field[pixel] = at(field[pixel] ?? 0, column, row);
    }
  }
}

function clamp(position: number, end: number) {
  return Math.max(0, Math.min(end, Math.floor(position)));
}

export function makeField(at: (x: number, y: number) => number): Field {
  const field = new Float32Array(width * height);
  paint(field, (_, x, y) => at(x, y));
  return field;
}

/** The pixel's value; beyond the edge, that of the nearest pixel. */
export function valueAt(field: Field, x: number, y: number) {
  const column = Math.max(0, Math.min(width - 1, x));
  const row = Math.max(0, Math.min(height - 1, y));
  return field[row * width + column] ?? 0;
}

/** Soft clouds between 0 and the amplitude. */
export function clouds(random: Random, radius: number, amplitude: number): Field {
  const field = blur(
    makeField(() => random.next()),
    radius,
  );
  const low = field.reduce((a, b) => Math.min(a, b));
  const high = field.reduce((a, b) => Math.max(a, b));
  return field.map(value => ((value - low) / (high - low)) * amplitude);
}

export function addGrain(field: Field, random: Random, deviation: number) {
  paint(field, value => value + random.normal(0, deviation));
}

/** Three box blurs of a width that together come near a Gaussian of this radius. */
export function blur(field: Field, radius: number): Field {
  let result = field;
  for (let pass = 0; pass < 3; pass++) {
    result = boxBlur(result, radius, { lines: height, lineStep: width, length: width, step: 1 });
    result = boxBlur(result, radius, { lines: width, lineStep: 1, length: height, step: width });
  }
  return result;
}

type Direction = { lines: number; lineStep: number; length: number; step: number };

/**
 * The box may end inside a pixel, which then counts in part: Gwosdek et al., Theoretical Foundations of
 * Gaussian Convolution by Extended Box Filtering, 2011.
 */
function boxBlur(field: Field, radius: number, { lines, lineStep, length, step }: Direction): Field {
  const variance = radius ** 2 / 3;
  const whole = Math.floor((Math.sqrt(12 * variance + 1) - 1) / 2);
  const part = ((2 * whole + 1) * (whole * (whole + 1) - 3 * variance)) / (6 * (variance - (whole + 1) ** 2));
  const weight = 1 / (2 * whole + 1 + 2 * part);
  const result = new Float32Array(field.length);

  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    const read = (i: number) => field[start + Math.max(0, Math.min(length - 1, i)) * step] ?? 0;
    let sum = 0;
    for (let i = -whole; i <= whole; i++) sum += read(i);
    for (let i = 0; i < length; i++) {
      result[start + i * step] = weight * (sum + part * (read(i - whole - 1) + read(i + whole + 1)));
      sum += read(i + whole + 1) - read(i - whole);
    }
  }
  return result;
}
