import { declarationsOf, styledSelector } from './pasted-styles.ts';

/**
 * Makes lists of Word's list items, which are paragraphs: the style `mso-list: l0 level2 lfo1` has the depth,
 * a span with `mso-list: Ignore` the bullet or number.
 */
export function nestWordLists(body: HTMLElement): void {
  /** The lists of the last item, from the outermost. */
  let open: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll(`p${styledSelector}`)) {
    const level = /level(\d)/.exec(declarationsOf(paragraph).get('mso-list') ?? '')?.[1];
    if (!level) continue;
    if (!open[0] || paragraph.previousElementSibling !== open[0]) open = [];
    // The first item of a list may have a depth without an outer item.
    const depth = Math.min(Number(level), open.length + 1);
    const tag = isNumber(markerOf(paragraph)) ? 'ol' : 'ul';
    open = open.slice(0, depth);
    if (open[depth - 1] && open[depth - 1]?.localName !== tag) open.pop();
    const list = open[depth - 1] ?? beginList(tag, open.at(-1), paragraph);
    open[depth - 1] = list;
    const item = body.ownerDocument.createElement('li');
    list.append(item);
    item.append(paragraph);
  }
  for (const element of body.querySelectorAll(styledSelector)) if (isMarker(element)) element.remove();
}

function beginList(tag: 'ol' | 'ul', outer: HTMLElement | undefined, before: Element): HTMLElement {
  const list = before.ownerDocument.createElement(tag);
  if (outer) outer.lastElementChild?.append(list);
  else before.before(list);
  return list;
}

function markerOf(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll(styledSelector)].find(isMarker);
  return marker?.textContent.trim() ?? '';
}

function isMarker(element: Element): boolean {
  return declarationsOf(element).get('mso-list') === 'ignore';
}

/** '1.', 'a)', '(iv)'. Word's bullets are other characters, or an 'o'. */
function isNumber(marker: string): boolean {
  return /^\(?(\d+|[a-z]{1,4})[.)]/i.test(marker);
}
