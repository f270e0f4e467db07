import { type Menu, widths } from '../contract.ts';

/** Widths of letters of the bold sans, in parts of its size; of all others that of a capital. */
const letters: readonly [width: number, letters: string][] = [
  [0.24, ' '],
  [0.29, 'ijl.,'],
  [0.37, 'ft()'],
  [0.4, 'rI-'],
  [0.51, 'csvyzčćšž'],
  [0.56, 'aegkox'],
  [0.6, 'bdhnpquđ0123456789'],
  [0.9, 'mwMW'],
];
const capital = 0.7;

/** How wide a text is about, in parts of its size. Fonts are not read for it: that takes the server half a second. */
export function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (letters.find(([, known]) => known.includes(letter))?.[0] ?? capital),
    0,
  );
}

/** What the header's bar has beside texts, in rem (src/public/header.module.css): mark, switch of languages, search. */
const fixed = 2.625 + 0.75 + 5.5 + 2.75;
/** The name is serif, which is wider; entries are not quite bold. */
const sizes = { name: 1.125 * 1.15, entry: 0.9375 * 0.98, join: 0.875 };
const padding = { entry: 1.5, entryWithMenu: 2.75, join: 1.875 };
const betweenEntries = 0.125;

/** What of a window is the bar's, without its gaps and its scroll bar, in rem. */
function roomIn(window: number): number {
  const between = (least: number, share: number, most: number) =>
    Math.min(Math.max(least, window * share), most);
  const gutters = 2 * between(1.25, 0.04, 3);
  const gaps = 4 * between(0.5, 0.02, 1.5);
  return Math.min(77.5, window - 1 - gutters) - gaps;
}

type Texts = { entries: Menu['entries']; shortName: string; join: string };

/** The smallest of the style sheet's widths at which the menu has one row; null if it has none. */
export function barFrom({ entries, shortName, join }: Texts): Menu['bar_from'] {
  const longest = Math.max(...shortName.split(' ').map(widthOf));
  const ofEntries = entries.map(
    ({ label, children }) =>
      widthOf(label) * sizes.entry + (children.length > 0 ? padding.entryWithMenu : padding.entry),
  );
  const needed =
    fixed +
    longest * sizes.name +
    ofEntries.reduce((sum, width) => sum + width + betweenEntries, -betweenEntries) +
    widthOf(join) * sizes.join +
    padding.join;
  return widths.find(width => needed <= roomIn(width)) ?? null;
}
