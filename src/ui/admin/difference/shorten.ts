import type { ComparedBlock, Run } from './compare.ts';

/** Blocks to be shown, or some between them that nothing was changed in. */
export type Passage = {
  isSame: boolean;
  /** The place of its first block in the text. */
  first: number;
  blocks: readonly ComparedBlock[];
};

/** So many unchanged blocks are shown before and after a change, and so many unchanged pieces of a block. */
const blocksAround = 1;
const piecesAround = 40;

/** Puts unchanged blocks far from any change together, so that they can be folded. */
export function passagesOf(blocks: readonly ComparedBlock[]): Passage[] {
  const isNear = (place: number) =>
    blocks
      .slice(Math.max(0, place - blocksAround), place + blocksAround + 1)
      .some(({ change }) => change !== 'same');
  const passages: (Passage & { blocks: ComparedBlock[] })[] = [];
  for (const [place, block] of blocks.entries()) {
    const isSame = !isNear(place);
    const last = passages.at(-1);
    if (last?.isSame === isSame) last.blocks.push(block);
    else passages.push({ isSame, first: place, blocks: [block] });
  }
  return passages;
}

/** The runs of a changed block, with the middle of long unchanged ones left out (`undefined`). */
export function shortenRuns(runs: readonly Run[]): (Run | undefined)[] {
  return runs.flatMap((run, index) => {
    const { change, pieces } = run;
    const before = index === 0 ? 0 : piecesAround;
    const after = index === runs.length - 1 ? 0 : piecesAround;
    if (change !== 'same' || pieces.length <= before + after + piecesAround) return [run];
    const parts = [
      { change, pieces: pieces.slice(0, before) },
      undefined,
      { change, pieces: pieces.slice(pieces.length - after) },
    ];
    return parts.filter(part => part?.pieces.length !== 0);
  });
}
