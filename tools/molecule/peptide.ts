import { codeOf, type Residue } from './residues.ts';
import { drawSideChain } from './side-chains.ts';
import { type Bond, type Direction, type Point, Sketch, translate, unitX } from './sketch.ts';

/** The position of a stretch in the whole peptide. */
export interface Stretch {
  /** Position of the first residue in the whole chain, from 0: keeps the zigzag in step across lines. */
  start?: number;
  /** The chain comes from a line above: the first nitrogen is an amide with a bond to the left. */
  continuesBefore?: boolean;
  /** The chain goes on below: no terminal OH at the open bond. */
  continuesAfter?: boolean;
}

/** What a residue contributes to the axis of letters under the formula. */
export interface Column {
  readonly x: number;
  readonly code: Residue;
}

/**
 * Bond-line (skeletal) formula of a peptide from one-letter codes, N-terminus on the left.
 *
 * Carbons are the corners, only N and O are written, hydrogens on carbon are left out. The backbone is a zigzag of
 * ideal 120° angles with three corners per residue: N, Cα, C′. One bond length is 1, y grows downwards as in SVG.
 *
 * Every residue is drawn in its natural L configuration. With N on the left and C′ on the right this means: a side
 * chain that points up comes towards the reader (wedge), one that points down goes behind the page (hash). The
 * rules were checked with RDKit (every Cα is S, Thr 2S,3R, Ile 2S,3S): a change here needs that check again.
 */
export function sketchPeptide(sequence: string, stretch: Stretch = {}) {
  const { start = 0, continuesBefore = false, continuesAfter = false } = stretch;
  const sketch = new Sketch();
  const phase = (start * 3) % 2;
  const corner = (k: number): Point => ({ x: k * unitX, y: (k + phase) % 2 ? -0.25 : 0.25 });

  const columns: Column[] = Array.from(sequence, (letter, index) => {
    const code = codeOf(letter);
    const nitrogen = corner(3 * index);
    const alpha = corner(3 * index + 1);
    const carbonyl = corner(3 * index + 2);
    const isTerminal = index === 0 && !continuesBefore;

    if (!isTerminal) sketch.bond(corner(3 * index - 1), nitrogen);
    sketch.bond(nitrogen, alpha);
    sketch.bond(alpha, carbonyl);
    drawNitrogen(sketch, nitrogen, isTerminal);
    drawCarbonyl(sketch, carbonyl);
    drawSideChain(sketch, code, alpha, outwards(alpha));
    return { x: alpha.x, code };
  });

  const last = 3 * columns.length - 1;
  const end = corner(last + 1);
  sketch.bond(corner(last), end);
  if (!continuesAfter) sketch.label(end, 'OH', 'O', { shift: 0.24 });
  return { sketch, columns };
}

/** Free amine at the start of the chain, amide N–H elsewhere, with its hydrogen on the outer side of the corner. */
function drawNitrogen(sketch: Sketch, at: Point, isTerminal: boolean) {
  if (isTerminal) {
    sketch.label(at, 'H₂N', 'N', { shift: -0.28 });
    return;
  }
  sketch.label(at, 'N', 'N');
  sketch.label(translate(at, 0, outwards(at) * 0.4), 'H', 'N', { isNarrow: true });
}

function drawCarbonyl(sketch: Sketch, carbon: Point) {
  const direction = outwards(carbon);
  sketch.doubleBond(carbon, translate(carbon, 0, direction));
  sketch.label(translate(carbon, 0, direction * 1.06), 'O', 'O');
}

/** A substituent leaves a corner of the zigzag on its convex side. */
function outwards(corner: Point): Direction {
  return corner.y < 0 ? -1 : 1;
}

/** Every bond of a sketch, whatever its style. */
export function allBonds(sketch: Sketch): Bond[] {
  return [...sketch.bonds, ...sketch.doubleBonds, ...sketch.wedges, ...sketch.hashes];
}
