import { Parser } from 'htmlparser2';

/** Elements that stand in a line of text. */
const inline = new Set(['a', 'b', 'code', 'em', 'i', 's', 'span', 'strong', 'sub', 'sup', 'u']);

/** The text of HTML on one line. */
export function plainTextOf(html: string): string {
  let text = '';
  const part = (name: string) => {
    if (!inline.has(name)) text += ' ';
  };
  const parser = new Parser({ ontext: piece => (text += piece), onopentagname: part, onclosetag: part });
  parser.end(html);
  return onOneLine(text);
}

export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
