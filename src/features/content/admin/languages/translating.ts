import type { Day } from '#shared/dates.ts';
import type { Language } from '#shared/language.ts';
import { type Field, type Fields, responseName } from '../../fields.ts';
import type { ItemStatus } from '../../states.ts';
import { type FormValues, filesOf, valuesOf } from '../editor/form-values.ts';

/** A stored item of a type with languages. */
export type Translatable = {
  id: number;
  version: number;
  title: string;
  lang: Language;
  status?: ItemStatus | undefined;
  translation: Counterpart | null;
};

type Counterpart = { id: number; lang: Language; title: string; is_outdated?: boolean | undefined };

/** The title, longer texts, and the address made of the title, which are another in each language. Names and places are a beginning. */
const isText = (name: string, { kind }: Field) => name === 'title' || ['text', 'html', 'slug'].includes(kind);

/** What the form of a translation begins with: the facts of the original, without its texts. */
export async function translationValues(
  fields: Fields,
  original: Translatable,
  lang: Language,
  today: Day,
): Promise<FormValues<Fields>> {
  const facts = valuesOf(fields, original, today);
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    isText(name, field) ? '' : facts[name],
  ]);
  return { ...Object.fromEntries(values), lang, ...(await copiedImages(fields, original)) };
}

/** The images that a pair does not share by itself, as if they were chosen again. */
async function copiedImages(fields: Fields, original: Translatable): Promise<Record<string, File>> {
  const images = Object.entries(filesOf(fields, original)).filter(
    ([name, file]) => file && fields[name]?.kind === 'image' && !fields[name].shared,
  );
  const copies = await Promise.all(images.map(async ([name, file]) => [name, await download(file ?? '')]));
  return Object.fromEntries(copies.filter(([, copy]) => copy));
}

/** Undefined if there is no connection: then the image is chosen by hand. */
async function download(address: string): Promise<File | undefined> {
  try {
    const response = await fetch(address);
    const blob = await response.blob();
    return response.ok ? new File([blob], address.split('/').at(-1) ?? '', { type: blob.type }) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The values to send for a new translation. The original gives it the shared facts that were left as they are; those
 * without a default are sent in any case.
 */
export function newTranslation(
  fields: Fields,
  beginning: FormValues<Fields>,
  values: FormValues<Fields>,
): Partial<FormValues<Fields>> {
  const isTaken = (name: string) => fields[name]?.shared && fields[name].default !== undefined;
  const sent = Object.entries(values).filter(
    ([name, value]) => !(isTaken(name) && value === beginning[name]),
  );
  return Object.fromEntries(sent) as Partial<FormValues<Fields>>;
}

/** An item after its counterpart was saved, which has written what both share on it too. */
export function withSharedFacts<Item extends object>(fields: Fields, item: Item, saved: Item): Item {
  const shared = Object.entries(fields).filter(([, field]) => field.shared);
  const names = shared.map(([name, field]) => responseName(name, field));
  const facts = Object.entries(saved).filter(([name]) => names.includes(name));
  return { ...item, ...Object.fromEntries(facts) };
}
