import { declarationsOf, styledSelector, withoutEffects } from './pasted-styles.ts';
import { spellOutTables } from './pasted-tables.ts';
import { linkAddress } from './web-address.ts';
import { nestWordLists } from './word-lists.ts';

const pictures = 'img, picture, svg, video, audio, object, iframe';

/**
 * Prepares pasted HTML for the editor, whose schema drops unknown tags: converts pictures, tables, formatting
 * that exists in styles only (Word's lists, Google Docs' bold) and empty paragraphs. `isSimplified` tells
 * whether there was a table or a picture.
 */
export function cleanPastedHtml(html: string): { html: string; isSimplified: boolean } {
  const { body } = new DOMParser().parseFromString(withoutEffects(html), 'text/html');
  const isSimplified = body.querySelector(`table, ${pictures}`) !== null;
  for (const element of body.querySelectorAll(pictures)) element.remove();
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  spellOutTables(body);
  // Content from an editor of the same kind is kept; the attribute has the depth of the slice.
  if (!body.querySelector('[data-pm-slice]')) {
    nestWordLists(body);
    for (const element of body.querySelectorAll(styledSelector)) spellOutStyle(element);
    removeBlankLines(body);
  }
  return { html: body.innerHTML, isSimplified };
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
