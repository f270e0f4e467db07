/** `h1` becomes `h2` and so on; `h6` stays, there is nothing below it. */
export function lowerHeadings(html: string): string {
  return html.replace(
    /<(\/?)h([1-5])>/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}>`,
  );
}
