import { headingsFrom } from './headings-from.ts';
import { plainText } from './plain-text.ts';
import { slugOf } from './slug.ts';

/** What stands below a heading. The id is made of the heading's words: `Zaključak` has `zakljucak`. */
export type TextPart = { id: string; title: string; html: string };

/** Parts sanitized HTML at its highest headings, which are of the second level below a page's title. */
export function partsOf(html: string): { before: string; parts: TextPart[] } {
  const text = headingsFrom(html, 2);
  const places = placesOfHeadings(text);
  const counts = new Map<string, number>();
  const parts = places.map((place, index) => {
    const part = text.slice(place, places[index + 1]);
    const end = part.indexOf('</h2>');
    const title = plainText(part.slice(0, end));
    const id = slugOf(title) || 'dio';
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return { id: count === 1 ? id : `${id}--${count}`, title, html: part.slice(end + '</h2>'.length) };
  });
  return { before: text.slice(0, places[0]), parts };
}

/** The first paragraph, if it is nothing but text, and the rest. */
export function leadOf(html: string): { lead: string; rest: string } {
  const [whole = '', text = ''] = /^<p>([^<]*)<\/p>/.exec(html) ?? [];
  return { lead: plainText(text), rest: html.slice(whole.length) };
}

/** The HTML within the first paragraph, or before the first element that makes one; and the rest. */
export function firstParagraph(html: string): { first: string; rest: string } {
  const [whole = '', paragraph, text] =
    /^(?:<p>(.*?)<\/p>|((?:[^<]|<\/?(?:a|strong|em|u|s|code|br)\b[^>]*>)+))/s.exec(html) ?? [];
  return { first: paragraph ?? text ?? '', rest: html.slice(whole.length) };
}

/** Parts a text from a last paragraph that is nothing but a link to a page of the site. */
export function linkAtEnd(html: string): { text: string; link?: { path: string; title: string } } {
  const found = /<p><a href="(\/[^"/][^"]*)"[^>]*>([^<]+)<\/a><\/p>$/.exec(html);
  if (!found) return { text: html };
  const [, path = '', title = ''] = found;
  return { text: html.slice(0, found.index), link: { path: plainText(path), title: plainText(title) } };
}

/** Where the headings begin that are in no other element, such as a quotation. */
function placesOfHeadings(html: string): number[] {
  const places: number[] = [];
  let depth = 0;
  for (const { 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z]\w*)/g)) {
    if (depth === 0 && name === 'h2') places.push(index);
    if (slash) depth -= 1;
    else if (!['br', 'hr', 'img'].includes(name)) depth += 1;
  }
  return places;
}
