import type { Leaves } from './section-fields.ts';

type Tree = Readonly<Record<string, unknown>>;
export type RowPair = [bs: Tree | undefined, en: Tree | undefined];

/**
 * The rows of both languages that belong together: those at one place where both languages have as many, as the form
 * saves them. Else a program has changed one language alone: those that are most alike, and what is left by its places.
 */
export function pairRows(fields: Leaves, title: string, bs: Tree[], en: Tree[]): RowPair[] {
  if (bs.length === en.length) return bs.map((row, place) => [row, en[place]]);
  const alike = bs
    .flatMap(one => en.map(other => ({ one, other, likeness: likenessOf(fields, title, one, other) })))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness);
  const partners = new Map<Tree, Tree>();
  const left = new Set(en);
  for (const { one, other } of alike) if (!partners.has(one) && left.delete(other)) partners.set(one, other);
  const others = left.values();
  const paired = bs.map((row): RowPair => [row, partners.get(row) ?? others.next().value]);
  return [...paired, ...[...others].map((row): RowPair => [undefined, row])];
}

/** How many words their titles have in common; what both languages share tells more than those. */
function likenessOf(fields: Leaves, title: string, one: Tree, other: Tree): number {
  const words = wordsOf(other[title]);
  const common = [...wordsOf(one[title])].filter(word => words.has(word)).length;
  const shared = Object.entries(fields).filter(
    ([name, { isShared }]) => isShared && one[name] && one[name] === other[name],
  );
  return common + 10 * shared.length;
}

const wordsOf = (text: unknown) =>
  new Set(
    String(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu),
  );
