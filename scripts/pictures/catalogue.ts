import { colonies } from './colonies.ts';
import { contour } from './contour.ts';
import { cryo } from './cryo.ts';
import { gel } from './gel.ts';
import { micro } from './micro.ts';
import { type Motif, rgb } from './picture.ts';
import { plate } from './plate.ts';
import { xray } from './xray.ts';

type Entry = { seed: number; motif: Motif };

/** What each file of the starter news shows, and the seed it is computed from. */
export const catalogue: Record<string, Entry> = {
  micro: {
    seed: 7,
    motif: micro({ cells: 26, zoom: 1, nucleus: [0.2, 0.33, 0.95], filament: [0.16, 0.85, 0.34] }),
  },
  'micro-2': {
    seed: 19,
    motif: micro({ cells: 10, zoom: 1.7, nucleus: [0.2, 0.33, 0.95], filament: [0.95, 0.58, 0.1] }),
  },
  gel: {
    seed: 7,
    motif: gel({
      lanes: 14,
      laneWidth: 54,
      bands: [5, 13],
      thickness: [3, 8],
      stops: [
        [0, rgb(20, 28, 96)],
        [0.5, rgb(72, 92, 196)],
        [0.85, rgb(206, 216, 244)],
        [1, rgb(240, 243, 251)],
      ],
    }),
  },
  'gel-2': {
    seed: 23,
    motif: gel({
      lanes: 10,
      laneWidth: 76,
      bands: [1, 4],
      thickness: [5, 9],
      stops: [
        [0, rgb(250, 252, 255)],
        [0.4, rgb(170, 188, 246)],
        [0.85, rgb(36, 50, 128)],
        [1, rgb(12, 17, 40)],
      ],
    }),
  },
  plate: {
    seed: 7,
    motif: plate({
      columns: 10,
      rows: 6,
      pitch: [114, 126],
      radius: 44,
      reaction: (random, column, row) => column * 0.85 + random.normal(0, 0.25) - (row - 2) * 0.25,
    }),
  },
  'plate-2': {
    seed: 31,
    motif: plate({
      columns: 12,
      rows: 8,
      pitch: [97, 97],
      radius: 36,
      reaction: (random, _, row) =>
        random.next() < 0.3 ? 7.5 - row * 0.35 + random.normal(0, 0.4) : random.uniform(3, 4.3),
    }),
  },
  xray: {
    seed: 7,
    motif: xray({
      centre: [600, 400],
      lattice: [38, 34],
      turns: [0.21, 0.33],
      ring: 250,
      stops: [
        [0, rgb(9, 13, 30)],
        [0.25, rgb(40, 58, 130)],
        [0.6, rgb(160, 180, 245)],
        [1, rgb(255, 255, 255)],
      ],
    }),
  },
  'xray-2': {
    seed: 41,
    motif: xray({
      centre: [760, 330],
      lattice: [30, 30],
      turns: [0.5, -0.02],
      ring: 330,
      stops: [
        [0, rgb(240, 243, 251)],
        [0.25, rgb(190, 202, 238)],
        [0.6, rgb(60, 82, 180)],
        [1, rgb(14, 20, 60)],
      ],
    }),
  },
  colonies: { seed: 7, motif: colonies },
  cryo: { seed: 7, motif: cryo },
  contour: {
    seed: 10,
    motif: contour({
      peaks: 60,
      spread: [40, 110],
      levels: 13,
      stops: [
        [0, rgb(22, 30, 87)],
        [0.45, rgb(36, 56, 168)],
        [0.75, rgb(120, 140, 225)],
        [1, rgb(255, 214, 110)],
      ],
      line: [0.95, 0.97, 1],
    }),
  },
  'contour-2': {
    seed: 53,
    motif: contour({
      peaks: 150,
      spread: [24, 60],
      levels: 10,
      stops: [
        [0, rgb(250, 251, 255)],
        [0.4, rgb(214, 222, 247)],
        [0.7, rgb(120, 140, 225)],
        [1, rgb(36, 56, 168)],
      ],
      line: [0.14, 0.22, 0.66],
    }),
  },
};
