import type { FieldValues } from 'react-hook-form';
import { type Language, languages } from '#shared/language.ts';
import type { Site } from '../contract.ts';
import { pairRows } from './row-pairs.ts';
import type { Bodies, Leaf, Leaves, SectionField, SectionFields } from './section-fields.ts';

/** The association's words in both languages. */
export type Sites = Readonly<Record<Language, Site>>;

type Tree = Readonly<Record<string, unknown>>;
/** A text in both languages. An empty English one stands for the Bosnian one. */
export type InBoth = Record<Language, string>;
export type Row = Record<string, string | InBoth>;
/** A body of the association, with the rows of its people. */
export type BodyRow = { body: InBoth; people: Row[] };

/** The values of a section's form, by the names of its fields. */
export function readSection(fields: SectionFields, sites: Sites): FieldValues {
  const [bs, en] = [sites.bs as Tree, sites.en as Tree];
  const values = Object.entries(fields).map(([name, field]) => [name, read(field, bs[name], en[name])]);
  return Object.fromEntries(values);
}

function read(field: SectionField, bs: unknown, en: unknown): unknown {
  switch (field.kind) {
    case 'group':
      return readLeaves(field.fields, bs, en);
    case 'list':
      return pairRows(field.row, field.title, rowsOf(bs), rowsOf(en)).map(row =>
        readLeaves(field.row, ...row),
      );
    case 'bodies':
      return readBodies(field, rowsOf(bs), rowsOf(en));
    default:
      return readLeaf(field, bs, en);
  }
}

function readLeaves(fields: Leaves, bs: unknown, en: unknown): Row {
  const [ofBs, ofEn] = [(bs ?? {}) as Tree, (en ?? {}) as Tree];
  const values = Object.entries(fields).map(([name, leaf]) => [name, readLeaf(leaf, ofBs[name], ofEn[name])]);
  return Object.fromEntries(values);
}

function readLeaf({ isShared }: Leaf, bs: unknown, en: unknown): string | InBoth {
  const [inBosnian, inEnglish] = [String(bs ?? ''), String(en ?? '')];
  if (isShared) return inBosnian || inEnglish;
  return { bs: inBosnian, en: inEnglish === inBosnian ? '' : inEnglish };
}

function readBodies({ row, title }: Bodies, bs: Tree[], en: Tree[]): BodyRow[] {
  const bodies = new Map<string, BodyRow>();
  for (const [inBosnian, inEnglish] of pairRows(row, title, bs, en)) {
    const body = readLeaf({ kind: 'line' }, inBosnian?.body, inEnglish?.body) as InBoth;
    const known = bodies.get(body.bs) ?? { body, people: [] };
    known.people.push(readLeaves(row, inBosnian, inEnglish));
    bodies.set(body.bs, known);
  }
  return [...bodies.values()];
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Tree[]) : []);

/** The values of a form as the API takes them in a language. */
export function writeSection(fields: SectionFields, values: FieldValues, lang: Language): Tree {
  const written = Object.entries(fields).map(([name, field]) => [name, write(field, values[name], lang)]);
  return Object.fromEntries(written);
}

function write(field: SectionField, value: unknown, lang: Language): unknown {
  switch (field.kind) {
    case 'group': {
      const group = writeLeaves(field.fields, value as Row, lang);
      return field.essential !== undefined && !group[field.essential] ? null : group;
    }
    case 'list':
      return (value as Row[]).map(row => writeLeaves(field.row, row, lang));
    case 'bodies':
      return (value as BodyRow[]).flatMap(({ body, people }) =>
        people.map(row => ({ ...writeLeaves(field.row, row, lang), body: inLanguage(body, lang) })),
      );
    default:
      return inLanguage(value as string | InBoth, lang);
  }
}

const writeLeaves = (fields: Leaves, row: Row, lang: Language): Record<string, string> =>
  Object.fromEntries(Object.keys(fields).map(name => [name, inLanguage(row[name], lang)]));

export function inLanguage(value: string | InBoth | undefined, lang: Language): string {
  if (value === undefined || typeof value === 'string') return value ?? '';
  return value[lang] || value.bs;
}

/** Whether a value stands anywhere in a section, such as the address of a file. */
export function holds(values: unknown, sought: string): boolean {
  if (typeof values !== 'object' || values === null) return values === sought;
  return Object.values(values).some(value => holds(value, sought));
}

/** How many texts of a section have no English. */
export function untranslated(fields: SectionFields, values: FieldValues): number {
  return sum(Object.entries(fields).map(([name, field]) => untranslatedIn(field, values[name])));
}

function untranslatedIn(field: SectionField, value: unknown): number {
  switch (field.kind) {
    case 'group':
      return untranslated(field.fields, value as Row);
    case 'list':
      return sum((value as Row[]).map(row => untranslated(field.row, row)));
    case 'bodies':
      return sum(
        (value as BodyRow[]).map(
          ({ body, people }) =>
            lacksEnglish(body) + sum(people.map(person => untranslated(field.row, person))),
        ),
      );
    default:
      return field.isName ? 0 : lacksEnglish(value);
  }
}

/** Texts without letters, such as the years of a term, read the same in both languages. */
const lacksEnglish = (value: unknown) =>
  isInBoth(value) && /\p{L}/u.test(value.bs) && value.en === '' ? 1 : 0;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export function isInBoth(value: unknown): value is InBoth {
  return typeof value === 'object' && value !== null && languages.every(lang => lang in value);
}
