import { declarationsOf, styledSelector, withoutEffects } from './pasted-styles.ts';
import { spellOutTables } from './pasted-tables.ts';
import { webAddress } from './web-address.ts';
import { nestWordLists } from './word-lists.ts';

const pictures = 'img, picture, svg, video, audio, object, iframe';

/**
 * Pasted HTML made ready for the editor. Its schema leaves out unknown tags by itself; this is for pictures, tables,
 * for what only styles say (Word's lists, the bold type of Google Docs) and for paragraphs with nothing in them.
 * Answers also whether a table or a picture was among it, which is not there any more as such.
 */
export function cleanPastedHtml(html: string): { html: string; isSimplified: boolean } {
  const { body } = new DOMParser().parseFromString(withoutEffects(html), 'text/html');
  const isSimplified = body.querySelector(`table, ${pictures}`) !== null;
  for (const element of body.querySelectorAll(pictures)) element.remove();
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  spellOutTables(body);
  // What was copied in an editor like ours is left whole: the attribute tells how deep it was cut.
  if (!body.querySelector('[data-pm-slice]')) {
    nestWordLists(body);
    for (const element of body.querySelectorAll(styledSelector)) spellOutStyle(element);
    removeBlankLines(body);
  }
  return { html: body.innerHTML, isSimplified };
}

/** Nothing but the address, and no link at all if it leads elsewhere than to the web. */
function cleanLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  for (const { name } of [...link.attributes]) link.removeAttribute(name);
  const address = /^\s*https?:/i.test(href) ? webAddress(href) : undefined;
  if (address) link.setAttribute('href', address);
}

/** Turns the looks of a span into tags; takes away tags whose style says the contrary, as Google Docs has. */
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

/** Space between paragraphs is the style sheet's matter. */
function removeBlankLines(body: HTMLElement): void {
  const blocks = 'p, h1, h2, h3, h4, h5, h6';
  for (const block of body.querySelectorAll(blocks))
    if (!block.textContent.trim() && !block.querySelector('hr')) block.remove();
  for (const lineBreak of body.querySelectorAll('br'))
    if (lineBreak.previousElementSibling?.matches(blocks) || lineBreak.nextElementSibling?.matches(blocks))
      lineBreak.remove();
}
