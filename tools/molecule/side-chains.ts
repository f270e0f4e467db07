import type { Residue } from './residues.ts';
import { type Direction, type Point, type Sketch, translate, unitX } from './sketch.ts';

/** Everything beyond Cα. Glycine has only a hydrogen there and is not chiral. */
export function drawSideChain(sketch: Sketch, residue: Residue, alpha: Point, direction: Direction) {
  if (residue === 'G') return;
  const beta = translate(alpha, 0, direction);
  sketch.stereoBond(alpha, beta, direction);
  beyondBeta[residue]?.(sketch, beta, direction);
}

type Draw = (sketch: Sketch, beta: Point, d: Direction) => void;

// The greek letters are the usual names of the carbons: Cβ, Cγ, Cδ, Cε. Chains grow outwards and to the right.
// Labels stand a little beyond the end of their bond (1.06 to 1.1 of its length) to leave air before the letter.
const beyondBeta: Partial<Record<Residue, Draw>> = {
  // Glutamic acid: –CH₂–CH₂–COOH
  E(sketch, beta, d) {
    const gamma = translate(beta, unitX, d * 0.5);
    const delta = translate(gamma, 0, d);
    sketch.bond(beta, gamma);
    sketch.bond(gamma, delta);
    sketch.doubleBond(delta, translate(delta, -unitX, d * 0.5));
    sketch.bond(delta, translate(delta, unitX, d * 0.5));
    sketch.label(translate(delta, -unitX * 1.08, d * 0.56), 'O', 'O');
    sketch.label(translate(delta, unitX * 1.1, d * 0.56), 'OH', 'O', { shift: 0.12 });
  },

  // Asparagine: –CH₂–CO–NH₂
  N(sketch, beta, d) {
    const gamma = translate(beta, unitX, d * 0.5);
    sketch.bond(beta, gamma);
    sketch.doubleBond(gamma, translate(gamma, 0, d));
    sketch.bond(gamma, translate(gamma, unitX, -d * 0.5));
    sketch.label(translate(gamma, 0, d * 1.06), 'O', 'O');
    sketch.label(translate(gamma, unitX * 1.08, -d * 0.5), 'NH₂', 'N', { shift: 0.3 });
  },

  // Threonine: –CH(OH)–CH₃; Cβ is a second stereocentre (3R)
  T(sketch, beta, d) {
    sketch.stereoBond(beta, translate(beta, unitX, d * 0.5), d);
    sketch.bond(beta, translate(beta, -unitX, d * 0.5));
    sketch.label(translate(beta, unitX * 1.1, d * 0.56), 'OH', 'O', { shift: 0.14 });
  },

  // Isoleucine: –CH(CH₃)–CH₂–CH₃; Cβ is a second stereocentre (3S)
  I(sketch, beta, d) {
    const gamma = translate(beta, unitX, d * 0.5);
    sketch.bond(beta, gamma);
    sketch.bond(gamma, translate(gamma, 0, d));
    sketch.stereoBond(beta, translate(beta, -unitX, d * 0.5), d);
  },

  // Lysine: –(CH₂)₄–NH₂
  K(sketch, beta, d) {
    const gamma = translate(beta, unitX, d * 0.5);
    const delta = translate(gamma, 0, d);
    const epsilon = translate(delta, unitX, d * 0.5);
    sketch.bond(beta, gamma);
    sketch.bond(gamma, delta);
    sketch.bond(delta, epsilon);
    sketch.bond(epsilon, translate(epsilon, unitX, -d * 0.5));
    sketch.label(translate(epsilon, unitX * 1.08, -d * 0.54), 'NH₂', 'N', { shift: 0.3 });
  },
};
