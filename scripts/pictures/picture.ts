import sharp from 'sharp';
import { type Around, type Field, height, makeField, paint, width } from './field.ts';
import type { Random } from './random.ts';

/** Red, green and blue, 0 to 1. */
export type Colour = readonly [number, number, number];
export type Picture = readonly [Field, Field, Field];

/** Draws a picture from random numbers alone: the same numbers give the same picture. */
export type Motif = (random: Random) => Picture;

export function rgb(red: number, green: number, blue: number): Colour {
  return [red / 255, green / 255, blue / 255];
}

export function mix([r, g, b]: Colour, [red, green, blue]: Colour, share: number): Colour {
  return [r + (red - r) * share, g + (green - g) * share, b + (blue - b) * share];
}

export function plain([red, green, blue]: Colour): Picture {
  return [makeField(() => red), makeField(() => green), makeField(() => blue)];
}

/** Adds the field to the picture, in the colour of the light. */
export function addLight(picture: Picture, light: Field, colour: Colour = [1, 1, 1]) {
  for (const [channel, level] of channels(picture, colour)) {
    channel.forEach((value, pixel) => {
      channel[pixel] = value + (light[pixel] ?? 0) * level;
    });
  }
}

/** Changes the three channels alike. */
export function paintAll(
  picture: Picture,
  at: (value: number, x: number, y: number) => number,
  around?: Around,
) {
  for (const channel of picture) paint(channel, at, around);
}

/** Lays a colour over the picture where the coverage (0 to 1) says so. */
export function cover(
  picture: Picture,
  colour: Colour,
  coverage: (x: number, y: number) => number,
  around?: Around,
) {
  for (const [channel, level] of channels(picture, colour)) {
    paint(
      channel,
      (value, x, y) => {
        const share = coverage(x, y);
        return value * (1 - share) + level * share;
      },
      around,
    );
  }
}

function channels([red, green, blue]: Picture, [r, g, b]: Colour): [Field, number][] {
  return [
    [red, r],
    [green, g],
    [blue, b],
  ];
}

/** 1 inside the radius, 0 outside, with an edge of the given softness in pixels. */
export function disc(distance: number, radius: number, softness: number) {
  return 1 / (1 + Math.exp((distance - radius) / softness));
}

export type Stop = readonly [level: number, colour: Colour];

/** Turns grey levels into colours, linear between the stops. */
export function tint(field: Field, stops: readonly Stop[]): Picture {
  const channel = (pick: 0 | 1 | 2) => field.map(level => between(stops, level, pick));
  return [channel(0), channel(1), channel(2)];
}

function between(stops: readonly Stop[], level: number, pick: 0 | 1 | 2) {
  let [lowLevel, low] = stops[0] ?? [0, [0, 0, 0]];
  for (const [highLevel, high] of stops) {
    if (level <= highLevel) {
      if (highLevel === lowLevel || level <= lowLevel) return low[pick];
      return low[pick] + ((high[pick] - low[pick]) * (level - lowLevel)) / (highLevel - lowLevel);
    }
    [lowLevel, low] = [highLevel, high];
  }
  return low[pick];
}

/** Writes the picture as WebP and returns its size in bytes. */
export async function save([red, green, blue]: Picture, path: string) {
  const bytes = new Uint8ClampedArray(width * height * 3);
  for (const [offset, channel] of [red, green, blue].entries()) {
    channel.forEach((value, pixel) => {
      bytes[pixel * 3 + offset] = value * 255;
    });
  }
  const { size } = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .webp({ quality: 74, effort: 6 })
    .toFile(path);
  return size;
}
