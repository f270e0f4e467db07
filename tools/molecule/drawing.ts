import { svgNumber } from '#ui/pictures/svg-number.ts';
import { type Column, type Stretch, sketchPeptide } from './peptide.ts';
import { residueSymbols } from './residues.ts';
import { type AtomLabel, type Bond, type Point, translate, unitX } from './sketch.ts';

/** Sizes of the drawing, in units of the viewBox. */
export interface DrawingSize {
  /** Length of a bond. */
  scale: number;
  /** Size of the atom labels, as a part of the bond length. */
  labelSize: number;
  /** Size of the three-letter symbols, as a part of the bond length. */
  symbolSize: number;
}

// The frame around a chain that starts at x = 0, in bond lengths: room for the longest side chains (lysine above,
// glutamic acid below) and for the labels at both ends. The same for every sequence, so that lines align.
const frame = { left: -1, right: 0.95, top: -3.55, bottom: 3.42 };

/** The path data and places of a drawing, in units of the viewBox. */
export function drawPeptide(
  sequence: string,
  stretch: Stretch,
  { scale, labelSize, symbolSize }: DrawingSize,
) {
  const { sketch, columns } = sketchPeptide(sequence, stretch);
  const place = ({ x, y }: Point) =>
    [svgNumber((x - frame.left) * scale), svgNumber((y - frame.top) * scale)] as const;
  const lines = (bonds: Bond[]) => bonds.map(([from, to]) => `M${place(from)}L${place(to)}`).join('');
  const fontSize = scale * labelSize;
  const axis = (frame.bottom - frame.top) * scale + scale * 0.72;

  return {
    width: svgNumber((3 * columns.length * unitX + frame.right - frame.left) * scale),
    height: svgNumber(axis + scale * 0.92),
    bonds: lines([...sketch.bonds, ...sketch.doubleBonds.flatMap(pair), ...sketch.hashes.flatMap(strokes)]),
    wedges: sketch.wedges.map(wedge => `M${triangle(wedge).map(place).join('L')}Z`).join(''),
    labels: sketch.labels.map(label => placeLabel(label, place, fontSize)),
    labelSize: svgNumber(fontSize),
    letterSize: svgNumber(scale * 0.66),
    symbolSize: svgNumber(scale * symbolSize),
    columns: columns.map(column => placeColumn(column, axis, scale)),
  };
}

/** A vector at right angles to the bond. */
function across([from, to]: Bond, width: number): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return { x: (-dy / length) * width, y: (dx / length) * width };
}

/** A double bond is two parallel lines on either side of the axis. */
function pair(bond: Bond): Bond[] {
  const [from, to] = bond;
  const { x, y } = across(bond, 0.055);
  return [
    [translate(from, x, y), translate(to, x, y)],
    [translate(from, -x, -y), translate(to, -x, -y)],
  ];
}

/** The point is at the stereocentre. */
function triangle(bond: Bond): Point[] {
  const [from, to] = bond;
  const { x, y } = across(bond, 0.1);
  return [from, translate(to, x, y), translate(to, -x, -y)];
}

/** A hashed wedge: eight strokes across the bond that widen away from the stereocentre. */
function strokes(bond: Bond): Bond[] {
  const [from, to] = bond;
  return Array.from({ length: 8 }, (_, index) => {
    const part = 0.14 + 0.123 * index;
    const middle = translate(from, (to.x - from.x) * part, (to.y - from.y) * part);
    const { x, y } = across(bond, 0.03 + 0.085 * part);
    return [translate(middle, x, y), translate(middle, -x, -y)];
  });
}

/** The halo in the colour of the ground cuts the bonds back from the letters. */
function placeLabel(label: AtomLabel, place: (point: Point) => readonly [number, number], fontSize: number) {
  const [x, y] = place(translate(label.at, label.shift, 0));
  const halfWidth = label.isNarrow ? 0.5 * fontSize : label.text.length * fontSize * 0.34 + fontSize * 0.36;
  return {
    x,
    y,
    text: label.text,
    element: label.element,
    haloWidth: svgNumber(halfWidth),
    haloHeight: svgNumber(fontSize * 0.62),
  };
}

/** One residue on the axis under the formula: a field to highlight, ticks, letter and symbol. */
function placeColumn({ x, code }: Column, axis: number, scale: number) {
  const middle = svgNumber((x - frame.left) * scale);
  const width = 3 * unitX * scale; // three bonds of the backbone
  return {
    code,
    symbol: residueSymbols[code],
    middle,
    left: svgNumber(middle - width / 2),
    right: svgNumber(middle + width / 2),
    width: svgNumber(width),
    height: svgNumber(scale * 1.5),
    top: svgNumber(axis - scale * 0.62),
    tickEnd: svgNumber(axis - scale * 0.47),
    letterY: svgNumber(axis),
    symbolY: svgNumber(axis + scale * 0.6),
  };
}
