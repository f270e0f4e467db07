/** The amino acids that the association's formulas need, with their IUPAC three-letter symbols. */
export const residueSymbols = {
  A: 'Ala',
  E: 'Glu',
  G: 'Gly',
  I: 'Ile',
  K: 'Lys',
  N: 'Asn',
  T: 'Thr',
} as const;

export type Residue = keyof typeof residueSymbols;

/** Refuses a letter without a checked drawing, rather than leave a gap in the formula. */
export function codeOf(letter: string): Residue {
  if (!Object.hasOwn(residueSymbols, letter)) throw new Error(`No drawing for amino acid "${letter}"`);
  return letter as Residue;
}
