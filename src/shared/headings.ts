import { slugOf } from './slug.ts';

/** Moves headings `by` levels down, at most to `h6`. */
export function lowerHeadings(html: string, by = 1): string {
  return html.replace(
    /<(\/?)h([1-6])(?=[ >])/g,
    (_, slash: string, level: string) => `<${slash}h${Math.min(Number(level) + by, 6)}`,
  );
}

export type Heading = { id: string; title: string };

/** Gives the headings of sanitized HTML ids by their words, and lists those of its highest level. */
export function anchorHeadings(html: string): { html: string; headings: Heading[] } {
  const found: (Heading & { level: number })[] = [];
  const anchored = html.replace(/<h([1-6])>(.*?)<\/h\1>/gs, (_, level: string, content: string) => {
    const title = textOf(content);
    const plain = slugOf(title) || 'h';
    const same = found.filter(({ id }) => id === plain || id.startsWith(`${plain}--`)).length;
    const id = same > 0 ? `${plain}--${same + 1}` : plain;
    found.push({ id, title, level: Number(level) });
    return `<h${level} id="${id}">${content}</h${level}>`;
  });
  const highest = Math.min(...found.map(({ level }) => level));
  return { html: anchored, headings: found.filter(({ level, title }) => level === highest && title) };
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
