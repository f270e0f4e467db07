import { figureViewBox, helicalWheel } from './figure-geometry.ts';
import styles from './state-figure.module.css';

/** `empty`: an unused microplate; `error`: a broken bond; `missing`: a helix without one residue. */
export type StateFigureKind = 'empty' | 'error' | 'missing';

export function StateFigure({ kind }: { kind: StateFigureKind }) {
  const Drawing = drawings[kind];
  return (
    <svg className={styles.figure} viewBox={viewBoxes[kind]} aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}

/** The wheel is in the middle of its view box; this one makes it start at the left edge of the text. */
const viewBoxes = { empty: figureViewBox, error: figureViewBox, missing: '61 0 300 200' };

const drawings = { empty: EmptyPlate, error: BrokenBond, missing: MissingResidue };

function EmptyPlate() {
  const rows = [37, 79, 121, 163];
  const columns = [45, 87, 129, 171, 213, 255];
  return (
    <>
      <rect className={styles.plate} x="1.5" y="1.5" width="297" height="197" rx="10" />
      <g className={styles.wells}>
        {rows.map(y => columns.map(x => <circle key={`${x} ${y}`} cx={x} cy={y} r="14" />))}
      </g>
    </>
  );
}

function BrokenBond() {
  return (
    <>
      <path className={styles.bonds} d="M14 128 58 102 102 128M198 128 242 102 286 128M51 102V52M65 102V52" />
      <path className={styles.broken} d="M116 136 134 146M166 146 184 136" />
      <circle className={styles.oxygen} cx="58" cy="42" r="17" />
      <circle className={styles.nitrogen} cx="102" cy="130" r="14" />
      <circle className={styles.nitrogen} cx="198" cy="130" r="14" />
    </>
  );
}

function MissingResidue() {
  const { residues, backbone } = helicalWheel(78);
  const missing = 4; // at the upper right, where the eye finds the gap
  return (
    <>
      <path className={styles.backbone} d={backbone} />
      {residues.map(({ id, x, y }) => (
        <circle
          key={id}
          className={id === missing ? styles.gap : styles.nitrogen}
          cx={x}
          cy={y}
          r={id === missing ? 13 : 10}
        />
      ))}
    </>
  );
}
