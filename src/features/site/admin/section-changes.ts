import { type FieldValues, set } from 'react-hook-form';
import { type Language, languages } from '#shared/language.ts';
import { changesOf } from '#ui/admin/saving/merge.ts';
import type { SectionFields } from './section-fields.ts';
import { isInBoth, writeSection } from './section-values.ts';

type Units = Readonly<Record<string, unknown>>;

/**
 * The values of a form that are kept or replaced each as a whole where two people have changed it, by their paths: a text
 * in a language, what both share, a list.
 */
export function unitsOf(values: FieldValues): Units {
  return Object.fromEntries(Object.entries(values).flatMap(([path, value]) => unitsIn(path, value)));
}

function unitsIn(path: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => unitsIn(`${path}.${name}`, part));
}

/** The values of a form of these units. */
export function valuesOfUnits(units: Units): FieldValues {
  const values: FieldValues = {};
  for (const [path, value] of Object.entries(units)) set(values, path, value);
  return values;
}

/** What was changed in a section, as an update of a language takes it; undefined if that is nothing. */
export function changesIn(
  fields: SectionFields,
  before: FieldValues,
  after: FieldValues,
  lang: Language,
): Record<string, unknown> | undefined {
  const [base, mine] = [writeSection(fields, before, lang), writeSection(fields, after, lang)];
  const changes = Object.entries(changesOf(base, mine)).map(([name, value]) => {
    const field = fields[name];
    const isWhole = field?.kind !== 'group' || field.essential !== undefined;
    return [name, isWhole ? value : changesOf(base[name] as Units, value as Units)];
  });
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}

/** Where the form shows what the API refuses at a path in a language. */
export function placeOf(fields: SectionFields, values: FieldValues, path: string, lang: Language): string {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name];
  if (field?.kind === 'bodies' && rest.length > 0) {
    const [place = '', part = ''] = rest;
    return inForm(values, placeOfPerson(values[name], name, Number(place), part), lang);
  }
  const isList = field?.kind === 'bodies' || field?.kind === 'list';
  return isList && rest.length === 0 ? `${name}.root` : inForm(values, path, lang);
}

function placeOfPerson(bodies: { people: unknown[] }[], name: string, place: number, part: string): string {
  let before = 0;
  for (const [index, { people }] of bodies.entries()) {
    const own = place - before;
    if (own < people.length)
      return part === 'body' ? `${name}.${index}.body` : `${name}.${index}.people.${own}.${part}`;
    before += people.length;
  }
  return `${name}.root`;
}

/** An empty English text was refused for the Bosnian one that stands for it. */
function inForm(values: FieldValues, path: string, lang: Language): string {
  const value = path.split('.').reduce<unknown>((part, name) => (part as Units | undefined)?.[name], values);
  if (!isInBoth(value)) return path;
  return `${path}.${value[lang] ? lang : languages[0]}`;
}
