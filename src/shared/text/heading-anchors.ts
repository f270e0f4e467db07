import { plainText } from './plain-text.ts';
import { slugOf } from './slug.ts';

export type Heading = { id: string; title: string };

/** Gives the headings of sanitized HTML ids by their words, and lists those of its highest level. */
export function anchorHeadings(html: string): { html: string; headings: Heading[] } {
  const found: (Heading & { level: number })[] = [];
  const anchored = html.replace(/<h([1-6])>(.*?)<\/h\1>/gs, (_, level: string, content: string) => {
    const title = plainText(content);
    const plain = slugOf(title) || 'h';
    const same = found.filter(({ id }) => id === plain || id.startsWith(`${plain}--`)).length;
    const id = same > 0 ? `${plain}--${same + 1}` : plain;
    found.push({ id, title, level: Number(level) });
    return `<h${level} id="${id}">${content}</h${level}>`;
  });
  const highest = Math.min(...found.map(({ level }) => level));
  return { html: anchored, headings: found.filter(({ level, title }) => level === highest && title) };
}
