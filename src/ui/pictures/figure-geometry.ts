import { createRandom } from '#shared/seeded-random.ts';
import { svgNumber } from './svg-number.ts';

/** 3 : 2, like the images that figures replace. */
export const figureViewBox = '0 0 300 200';

export function gelBands(seed: number) {
  const random = createRandom(seed + 11);
  const bands: { x: number; y: number; height: number; opacity: number }[] = [];
  for (let lane = 0; lane < 7; lane++) {
    const count = 3 + Math.floor(random() * 7);
    for (let band = 0; band < count; band++) {
      const y = svgNumber(18 + random() * 164);
      const height = svgNumber(2 + random() * 5);
      bands.push({
        x: 12 + lane * 40,
        y,
        height,
        opacity: svgNumber(0.25 + random() * 0.7),
      });
    }
  }
  return bands;
}

/** An α-helix seen along its axis: 18 residues at 100° make five full turns. */
export function helicalWheel(radius: number) {
  const residues = Array.from({ length: 18 }, (_, index) => {
    const angle = ((index * 100 - 90) * Math.PI) / 180;
    return {
      id: index,
      x: svgNumber(150 + radius * Math.cos(angle)),
      y: svgNumber(100 + radius * Math.sin(angle)),
    };
  });
  const backbone = `M${residues.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return { residues, backbone };
}

export function wheelKinds(seed: number) {
  const random = createRandom(seed + 5);
  const kinds = ['charged', 'plain', 'sulphur', 'plain', 'plain'] as const;
  return Array.from({ length: 18 }, () => kinds[Math.floor(random() * kinds.length)] ?? 'plain');
}

/** The wells of a microplate, 9 × 6: one of five dilution gradients with some noise. */
export function plateWells(seed: number) {
  const random = createRandom(seed + 3);
  const wells: { x: number; y: number; opacity: number }[] = [];
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 9; column++) {
      const dilution = gradient(seed % 5, column / 8, row / 5) + (random() - 0.5) * 0.28;
      const fill = 1 - Math.max(0, Math.min(1, dilution));
      wells.push({ x: 22 + column * 32, y: 20 + row * 32, opacity: svgNumber(0.08 + fill * 0.86) });
    }
  }
  return wells;
}

/** How far the dilution has come. Both coordinates are from 0 to 1. */
function gradient(kind: number, across: number, down: number): number {
  if (kind === 0) return across;
  if (kind === 1) return down;
  if (kind === 2) return (across + down) / 2;
  if (kind === 3) return Math.sqrt((across * 8 - 4) ** 2 + (down * 5 - 2.5) ** 2) / 4.7;
  return 1 - across;
}
