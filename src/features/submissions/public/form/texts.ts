import { honeypotField } from '../../honeypot.ts';

/** What a form's fields hold, by their names. */
export type Texts = Record<string, string>;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element | RadioNodeList | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Every field that has a name; one without, such as a consent, is asked for apart. */
export function textsOf(form: HTMLFormElement): Texts {
  const texts: Texts = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value;
  return texts;
}

/** Those of them that a person has changed. */
export function typedTexts(form: HTMLFormElement): Texts {
  const texts: Texts = {};
  for (const field of form.elements) {
    if (!isField(field) || !field.name || field.name === honeypotField) continue;
    const isChanged =
      field instanceof HTMLInputElement && field.type === 'radio'
        ? field.checked && !field.defaultChecked
        : field.value.trim() !== field.defaultValue;
    if (isChanged) texts[field.name] = field.value;
  }
  return texts;
}

/** Fills in what is still empty: who types faster than the scripts load keeps it. Tells whether it did. */
export function fillIn(form: HTMLFormElement, texts: Texts): boolean {
  let isFilled = false;
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = text;
    else if (isField(field) && field.value === '') field.value = text;
    else continue;
    isFilled = true;
    const first = field instanceof RadioNodeList ? field[0] : field;
    if (first instanceof Element) unfold(first);
  }
  return isFilled;
}

/** Opens the folded group that an element is in. */
export function unfold(element: Element): void {
  const group = element.closest('details');
  if (group) group.open = true;
}
