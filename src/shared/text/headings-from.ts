import { lowerHeadings } from './headings.ts';

/** Moves headings so that the highest of them are of the level `top`, as they must be where a text is a part of a page. */
export function headingsFrom(html: string, top: 2 | 3): string {
  const levels = html.matchAll(/<h([1-6])>/g).map(([, level]) => Number(level));
  const highest = Math.min(...levels);
  return Number.isFinite(highest) && highest !== top ? lowerHeadings(html, top - highest) : html;
}
