import { honeypotField } from '../../honeypot.ts';

/** The values of a form's fields, by name. */
export type FormTexts = Record<string, string>;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element | RadioNodeList | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** All fields with a name; of the consent only if it is given. */
export function textsOf(form: HTMLFormElement): FormTexts {
  const texts: FormTexts = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value;
  return texts;
}

/** The fields that the user has changed. */
export function typedTexts(form: HTMLFormElement): FormTexts {
  const texts: FormTexts = {};
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

/**
 * Fills in empty fields only: the user may have typed before the scripts loaded. Returns whether any was filled in.
 */
export function fillIn(form: HTMLFormElement, texts: FormTexts): boolean {
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

/** Opens the folded group that contains an element. */
export function unfold(element: Element): void {
  const group = element.closest('details');
  if (group) group.open = true;
}
