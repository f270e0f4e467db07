import { ownPicture } from './figure-node.ts';
import { declarationsOf, styledSelector, withoutEffects } from './pasted-styles.ts';
import { cleanTables } from './pasted-tables.ts';
import { linkAddress } from './web-address.ts';
import { nestWordLists } from './word-lists.ts';

const pictures = 'img:not([src^="/media/"]), svg, video, audio, object, iframe';

/**
 * Prepares pasted HTML for the editor, whose schema drops unknown tags: removes pictures of others, converts nested tables, formatting
 * that exists in styles only (Word's lists, Google Docs' bold) and empty paragraphs. `isSimplified` tells
 * whether a picture was removed.
 */
export function cleanPastedHtml(html: string): { html: string; isSimplified: boolean } {
  const { body } = new DOMParser().parseFromString(withoutEffects(html), 'text/html');
  for (const image of body.querySelectorAll('img')) nameOwnPicture(image);
  const lost = [...body.querySelectorAll(pictures)];
  for (const element of lost) element.remove();
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  cleanTables(body);
  // Content from an editor of the same kind is kept; the attribute has the depth of the slice.
  if (!body.querySelector('[data-pm-slice]')) {
    nestWordLists(body);
    for (const element of body.querySelectorAll(styledSelector)) spellOutStyle(element);
    removeBlankLines(body);
  }
  return { html: body.innerHTML, isSimplified: lost.length > 0 };
}

/** A picture of our own is known by its path, which a copy from a page does not have alone. */
function nameOwnPicture(image: HTMLImageElement): void {
  const src = ownPicture(image.getAttribute('src') ?? '');
  if (src) image.setAttribute('src', src);
  else image.removeAttribute('src');
}

/** Keeps only the address, and removes links that do not lead to the web. */
function cleanLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  for (const { name } of [...link.attributes]) link.removeAttribute(name);
  const address = /^\s*https?:/i.test(href) ? linkAddress(href) : undefined;
  if (address) link.setAttribute('href', address);
}

/** Converts a span's style to tags. Removes tags whose style contradicts them, as in Google Docs. */
function spellOutStyle(element: Element): void {
  const styles = declarationsOf(element);
  const weight = styles.get('font-weight');
  const decoration = styles.get('text-decoration') ?? styles.get('text-decoration-line') ?? '';
  const isBold = weight === 'bold' || Number(weight) >= 600;
  if (element.matches('b, strong') && weight && !isBold) element.replaceWith(...element.childNodes);
  if (element.matches('i, em') && styles.get('font-style') === 'normal')
    element.replaceWith(...element.childNodes);
  if (!element.matches('span, font')) return;
  if (isBold) wrapContent(element, 'strong');
  if (styles.get('font-style') === 'italic') wrapContent(element, 'em');
  if (decoration.includes('line-through')) wrapContent(element, 's');
  if (decoration.includes('underline') && !element.closest('a')) wrapContent(element, 'u');
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** The style sheet sets the space between paragraphs. */
function removeBlankLines(body: HTMLElement): void {
  const blocks = 'p, h1, h2, h3, h4, h5, h6';
  for (const block of body.querySelectorAll(blocks))
    if (!block.textContent.trim() && !block.querySelector('hr')) block.remove();
  for (const lineBreak of body.querySelectorAll('br'))
    if (lineBreak.previousElementSibling?.matches(blocks) || lineBreak.nextElementSibling?.matches(blocks))
      lineBreak.remove();
}
