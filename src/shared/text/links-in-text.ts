export type TextOrLink = { text: string; href?: string };

/** A web address, without the punctuation of the sentence that it ends. */
const webAddress = /https?:\/\/[^\s<>„“”"]*[^\s<>„“”".,;:!?)]/giu;

/** The parts of a plain text; those that are web addresses with what they lead to. */
export function splitLinks(text: string): TextOrLink[] {
  const parts: TextOrLink[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(webAddress)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    if (URL.canParse(address)) parts.push({ text: address, href: address });
    else parts.push({ text: address });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
