export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Bond = readonly [from: Point, to: Point];

/** Up or down the page; y grows downwards. */
export type Direction = -1 | 1;

export interface AtomLabel {
  readonly at: Point;
  readonly text: string;
  /** The heteroatom that gives the label its colour. */
  readonly element: 'N' | 'O';
  /** Moves the text sideways so that the atom's own letter, not the middle of "NH₂", meets the bond. */
  readonly shift: number;
  /** A hydrogen beside its nitrogen: a smaller halo, so as not to cover the neighbour. */
  readonly isNarrow: boolean;
}

/** Horizontal step of a bond that leaves at 30°: cos 30°. By square root, which every engine rounds alike. */
export const unitX = Math.sqrt(3) / 2;

export function translate(point: Point, dx: number, dy: number): Point {
  return { x: point.x + dx, y: point.y + dy };
}

/** A structural formula in the making, in bond lengths. */
export class Sketch {
  readonly bonds: Bond[] = [];
  readonly doubleBonds: Bond[] = [];
  /** Towards the reader; the narrow end is the stereocentre. */
  readonly wedges: Bond[] = [];
  /** Away from the reader; the narrow end is the stereocentre. */
  readonly hashes: Bond[] = [];
  readonly labels: AtomLabel[] = [];

  bond(from: Point, to: Point) {
    this.bonds.push([from, to]);
  }

  doubleBond(from: Point, to: Point) {
    this.doubleBonds.push([from, to]);
  }

  /** From a stereocentre of an L residue: wedge where the side chain points up, hash where it points down. */
  stereoBond(from: Point, to: Point, sideChain: Direction) {
    (sideChain === -1 ? this.wedges : this.hashes).push([from, to]);
  }

  label(at: Point, text: string, element: 'N' | 'O', { shift = 0, isNarrow = false } = {}) {
    this.labels.push({ at, text, element, shift, isNarrow });
  }
}
