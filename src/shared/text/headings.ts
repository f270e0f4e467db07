/** Moves headings `by` levels down, at most to `h6`. */
export function lowerHeadings(html: string, by = 1): string {
  return html.replace(
    /<(\/?)h([1-6])(?=[ >])/g,
    (_, slash: string, level: string) => `<${slash}h${Math.min(Number(level) + by, 6)}`,
  );
}
