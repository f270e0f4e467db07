import { figureViewBox, gelBands, helicalWheel, plateWells, wheelKinds } from './figure-geometry.ts';
import styles from './placeholder.module.css';
import { svgNumber } from './svg-number.ts';

export type PlaceholderMotif = 'gel' | 'wheel' | 'plate';

/** Replaces a missing or failed image. The seed is the item's id, so each item keeps its drawing. */
export function Placeholder({ motif, seed }: { motif: PlaceholderMotif; seed: number }) {
  const Motif = motifs[motif];
  return (
    <svg
      className={styles.placeholder}
      viewBox={figureViewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Motif seed={seed} />
    </svg>
  );
}

const motifs = { gel: Gel, wheel: Wheel, plate: Plate };

function Gel({ seed }: { seed: number }) {
  const bands = gelBands(seed).map(({ x, y, height, opacity }) => ({
    opacity,
    outline: `M${x} ${y}h28v${height}h-28z`,
  }));
  return (
    <g className={styles.bands}>
      {byOpacity(bands).map(([opacity, path]) => (
        <path key={opacity} d={path} opacity={opacity} />
      ))}
    </g>
  );
}

function Wheel({ seed }: { seed: number }) {
  const { residues, backbone } = helicalWheel(70);
  const kinds = wheelKinds(seed);
  return (
    <>
      <path className={styles.backbone} d={backbone} />
      <g className={styles.residues}>
        {residues.map(({ id, x, y }) => (
          <circle
            key={id}
            className={styles[kinds[id] ?? 'plain']}
            cx={x}
            cy={y}
            r={svgNumber(11 - id * 0.28)}
          />
        ))}
      </g>
    </>
  );
}

function Plate({ seed }: { seed: number }) {
  const wells = plateWells(seed).map(({ x, y, opacity }) => ({
    opacity,
    outline: `M${x - 11.5} ${y}a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0`,
  }));
  return (
    <g className={styles.wells}>
      {byOpacity(wells).map(([opacity, path]) => (
        <path key={opacity} d={path} fillOpacity={opacity} />
      ))}
    </g>
  );
}

type Shape = { opacity: number; outline: string };

/** One path for all shapes of an opacity: nine elements instead of fifty. */
function byOpacity(shapes: readonly Shape[]): [opacity: number, path: string][] {
  const paths = new Map<number, string>();
  for (const { opacity, outline } of shapes) paths.set(opacity, (paths.get(opacity) ?? '') + outline);
  return [...paths];
}
