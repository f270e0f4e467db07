import * as z from 'zod/mini';
import { pictureFocus } from '#features/media/contract.ts';
import { type Language, languages } from '#shared/language.ts';
import * as rules from '#shared/validation.ts';

type Schema = z.core.$ZodType;

type Options = {
  /** Its name in responses and in the database, if it differs from the name in forms. */
  as?: string;
  /** Its column, if it differs from the name in responses. */
  column?: string;
  /** Stored if a create leaves the field out. Without a default the field is required. */
  default?: string | number | boolean | null;
  /** Included in the search text of lists. */
  searchable?: true;
  /** Found by the site's search, which weighs titles more. */
  indexed?: 'title' | 'text';
  /** The language of its text, where the type's items have none; Bosnian unless it says otherwise. */
  language?: Language;
  /** Dates the item: a day or a year. */
  isDate?: true;
  /** Lists can be filtered by it. */
  filterable?: true;
  /** Lists can be sorted by it. */
  sortable?: true;
  /** Left out of lists. */
  detailOnly?: true;
  /** The same in both items of a pair (docs/contract.md#two-languages). */
  shared?: true;
  /** A copy of an item has the default instead. */
  notCopied?: true;
  /** Of a day or an instant: the field with the earliest one allowed, by its name in forms. */
  notBefore?: string;
  /** Of a focus: the image that it belongs to, by its name in forms. */
  of?: string;
};

export type Field = Options & {
  kind:
    | ('line' | 'text' | 'html' | 'url' | 'link' | 'choice' | 'language')
    | ('day' | 'time' | 'count' | 'whole' | 'flag' | 'image' | 'pdf')
    | ('boolean' | 'instant' | 'optionalWhole' | 'issn' | 'doi' | 'focus' | 'event' | 'slug');
  /** The schemas of bodies and of responses. */
  input: Schema;
  response: Schema;
  /** The editor's schema, if it is stricter than the API's. */
  typed?: Schema;
  values?: readonly string[];
  minimum?: number;
  maximum?: number;
  /** Of a file: every item has one. */
  required?: true;
};

/** The fields of a content type by their names in forms, in the editor's order. */
export type Fields = Readonly<Record<string, Field>>;

/** Creates the function of a kind of field. */
function kindOf<
  const Kind extends Field['kind'],
  I extends Schema,
  R extends Schema,
  const Of extends object,
>(kind: Kind, input: I, response: R, ofKind = {} as Of) {
  return <const O extends Options>(options = {} as O) => ({ kind, input, response, ...ofKind, ...options });
}

/** Plain text of one line. It may be empty with the default `''`. */
export const lineField = <const O extends Options>(options = {} as O) =>
  kindOf('line', plainText(rules.limits.line, options), z.string())(options);
/** Plain text of several lines. */
export const textField = <const O extends Options>(options = {} as O) =>
  kindOf('text', plainText(rules.limits.text, options), z.string())(options);
/** Formatted text, which the server sanitizes. */
export const htmlField = kindOf('html', rules.html(), z.string(), { default: '' });
export const urlField = kindOf('url', rules.webAddress(), z.string());
/** A web address that may be empty or without its `https://`. */
export const linkField = kindOf('link', rules.optionalLink(), z.string(), { default: '' });
export const choiceField = <const V extends readonly string[], const O extends Options>(
  values: V,
  options = {} as O,
) => kindOf('choice', rules.choice(values), z.enum(values), { values })(options);
export const languageField = kindOf('language', rules.language(), z.enum(languages), {
  values: languages,
  default: 'bs',
});
/** `YYYY-MM-DD`. */
export const dayField = kindOf('day', rules.day(), z.string());
/** `HH:MM`. */
export const timeField = kindOf('time', rules.clockTime(), z.string());
/** The default is 0. */
export const countField = kindOf('count', rules.count(), z.int(), { typed: rules.typedCount(), default: 0 });
export const wholeField = <const O extends Options>(minimum: number, maximum: number, options = {} as O) =>
  kindOf('whole', rules.whole(minimum, maximum), z.int(), { minimum, maximum })(options);
/** Null for none. */
export const optionalWholeField = <const O extends Options>(
  minimum: number,
  maximum: number,
  options = {} as O,
) =>
  kindOf('optionalWhole', rules.optionalWhole(minimum, maximum), z.nullable(z.int()), {
    minimum,
    maximum,
    default: null,
  })(options);
/** The id of the event that the item is about, of any kind; null for none. */
export const eventField = kindOf(
  'event',
  rules.optionalWhole(1, Number.MAX_SAFE_INTEGER),
  z.nullable(z.int()),
  {
    default: null,
  },
);
export const issnField = kindOf('issn', rules.issn(), z.string(), { default: '' });
export const doiField = kindOf('doi', rules.doi(), z.string(), { default: '' });
/** The last part of the address of an item's page; empty, the type makes it. */
export const slugField = kindOf('slug', rules.slug(), z.string(), { default: '' });
/** In responses `'true'` or `'false'` (docs/contract.md#conventions). */
export const flagField = kindOf('flag', rules.flag(), z.enum(['true', 'false']));
/** Unlike a flag `true` or `false` in responses too. */
export const booleanField = kindOf('boolean', rules.flag(), z.boolean());
/** ISO 8601 in UTC, or null for none. */
export const instantField = kindOf('instant', rules.optionalInstant(), z.nullable(z.string()), {
  default: null,
});
export const imageField = kindOf('image', z.file(), z.nullable(z.string()));
export const requiredImageField = kindOf('image', z.file(), z.string(), { required: true });
/** What of an image must stay visible where it is cropped; null for none. Another image has none at first. */
export const focusField = <const Of extends string, const O extends Options>(of: Of, options = {} as O) =>
  kindOf('focus', rules.optionalFocus(), z.nullable(pictureFocus), { default: null, of })(options);
export const pdfField = kindOf('pdf', z.file(), z.nullable(z.string()));

function plainText(maximum: number, options: Options) {
  return 'default' in options ? rules.optionalText(maximum) : rules.requiredText(maximum);
}

export const isFile = ({ kind }: Field) => kind === 'image' || kind === 'pdf';
export const isRequired = (field: Field) =>
  isFile(field) ? field.required === true : field.default !== '' && field.default !== null;
/** Why a value that comes before the earliest one allowed is refused. */
export const orderProblem = ({ kind }: Field) => (kind === 'day' ? 'dayOrder' : 'instantOrder');
/** Whether it is switched on or off, and stored as 1 or 0. */
export const isSwitch = ({ kind }: Field) => kind === 'flag' || kind === 'boolean';
export const responseName = (name: string, field: Field) => field.as ?? name;
export const columnName = (name: string, field: Field) => field.column ?? field.as ?? name;

export type ResponseName<F, Name> = F extends { as: infer As extends string } ? As : Name;
type ColumnName<F, Name> = F extends { column: infer Column extends string } ? Column : ResponseName<F, Name>;

export type ColumnsOf<F extends Fields> = {
  [K in keyof F as ColumnName<F[K], K>]: F[K]['kind'] extends 'flag' | 'boolean'
    ? number
    : F[K]['kind'] extends 'focus'
      ? string | null
      : z.output<F[K]['response']>;
};
