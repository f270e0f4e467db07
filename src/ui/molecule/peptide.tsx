import { svgNumber } from '../svg-number.ts';
import styles from './peptide.module.css';
import { drawPeptide } from './peptide-drawing.ts';
import type { Stretch } from './peptide-geometry.ts';

export interface PeptideProps extends Stretch {
  /** One-letter codes, N-terminus first: the word that the formula spells. */
  sequence: string;
  /** Accessible name. Without it the formula is decorative and hidden from assistive technology. */
  title?: string | undefined;
  /** Index of the residue whose letter stands on yellow. */
  highlight?: number | undefined;
  /** `deep`: white bonds for the dark blue ground of the login screen. */
  tone?: 'plain' | 'deep';
  /** Length of a bond in units of the viewBox. */
  scale?: number;
  /** Size of the atom labels and of the three-letter symbols, as parts of the bond length. */
  labelSize?: number;
  symbolSize?: number;
  className?: string | undefined;
}

/** Structural formula of a peptide above the axis of its letters. As wide as its container. */
export function Peptide({
  sequence,
  title,
  highlight,
  tone = 'plain',
  scale = 52,
  labelSize = 0.34,
  symbolSize = 0.27,
  className = '',
  ...stretch
}: PeptideProps) {
  const drawing = drawPeptide(sequence, stretch, { scale, labelSize, symbolSize });
  return (
    <svg
      className={`${styles.peptide} ${styles[tone]} ${className}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      focusable="false"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {drawing.columns.map((column, index) => (
        <g
          key={column.middle}
          className={`${styles.residue} ${index === highlight ? styles.highlighted : ''}`}
        >
          <rect
            className={styles.field}
            x={column.left}
            y={column.top}
            width={column.width}
            height={column.height}
          />
          <path
            className={styles.tick}
            d={`M${column.left} ${column.top}H${column.right}M${column.middle} ${column.top}V${column.tickEnd}`}
          />
          <text className={styles.letter} x={column.middle} y={column.letterY} fontSize={drawing.letterSize}>
            {column.code}
          </text>
          <text className={styles.symbol} x={column.middle} y={column.symbolY} fontSize={drawing.symbolSize}>
            {column.symbol}
          </text>
        </g>
      ))}
      <path className={styles.bonds} d={drawing.bonds} />
      <path className={styles.wedges} d={drawing.wedges} />
      {drawing.labels.map(({ x, y, text, element, haloWidth, haloHeight }) => (
        <g key={`${x} ${y}`} className={element === 'N' ? styles.nitrogen : styles.oxygen}>
          <ellipse className={styles.halo} cx={x} cy={y} rx={haloWidth} ry={haloHeight} />
          <text x={x} y={y} fontSize={drawing.labelSize}>
            <Subscripted text={text} fontSize={scale * labelSize} />
          </text>
        </g>
      ))}
    </svg>
  );
}

/** "NH₂" with a set subscript: the small two of the fonts differs too much between systems. */
function Subscripted({ text, fontSize }: { text: string; fontSize: number }) {
  const [before, after] = text.split('₂');
  if (after === undefined) return text;
  const drop = svgNumber(fontSize * 0.22);
  return (
    <>
      {before}
      <tspan fontSize={svgNumber(fontSize * 0.72)} dy={drop}>
        2
      </tspan>
      {after && <tspan dy={-drop}>{after}</tspan>}
    </>
  );
}
