import { figureViewBox, gelBands, helicalWheel, plateWells, wheelKinds } from './figure-geometry.ts';
import styles from './placeholder.module.css';
import { svgNumber } from './svg-number.ts';

/** News: gel lanes; symposium and congress: helical wheel; workshop and album: microplate. */
export type PlaceholderMotif = 'gel' | 'wheel' | 'plate';

/** Stands in for a missing or failed image. Drawn from the item's id, so each item keeps its own picture. */
export function Placeholder({
  motif,
  seed,
  className = '',
}: {
  motif: PlaceholderMotif;
  seed: number;
  className?: string | undefined;
}) {
  const Motif = motifs[motif];
  return (
    <svg
      className={`${styles.placeholder} ${className}`}
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
  return (
    <g className={styles.bands}>
      {gelBands(seed).map(({ id, x, y, height, opacity }) => (
        <rect key={id} x={x} y={y} width="28" height={height} opacity={opacity} />
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
          // Smaller towards the far end of the helix
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
  return (
    <g className={styles.wells}>
      {plateWells(seed).map(({ x, y, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="11.5" fillOpacity={opacity} />
      ))}
    </g>
  );
}
