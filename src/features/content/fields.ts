import * as z from 'zod/mini';
import { languages } from '#shared/language.ts';
import * as rules from '#shared/validation.ts';

type Schema = z.core.$ZodType;

/** What a field says of itself beside its kind. */
type Options = {
  /** Its name in responses and that of its column, where it is not its name in forms. */
  as?: string;
  /** Its column, where responses call it otherwise. */
  column?: string;
  /** What a create that leaves it out stores; without a default it has to be sent. */
  default?: string | number | boolean;
  /** The search looks through it. */
  searchable?: true;
  /** Lists can be narrowed to one of its values. */
  filterable?: true;
  /** Pages of a list can be sorted by it. */
  sortable?: true;
  /** Pages of a list leave it out. */
  detailOnly?: true;
  /** Of a day: the one that it may not come before, by its name in forms. */
  notBefore?: string;
};

/** A field as one of the functions below makes it. */
export type Field = Options & {
  kind:
    | ('line' | 'text' | 'html' | 'url' | 'link' | 'choice' | 'language')
    | ('day' | 'time' | 'count' | 'whole' | 'flag' | 'image' | 'pdf');
  /** What bodies send, and what responses have. */
  input: Schema;
  response: Schema;
  /** What the editor takes, where that is less than the API does. */
  typed?: Schema;
  values?: readonly string[];
  minimum?: number;
  maximum?: number;
  /** Of a file: every item has one. */
  required?: true;
};

/** The fields of a content type by their names in forms, in the order in which the editor shows them. */
export type Fields = Readonly<Record<string, Field>>;

/** A kind of field, which its own options make a field. */
function kindOf<
  const Kind extends Field['kind'],
  I extends Schema,
  R extends Schema,
  const Of extends object,
>(kind: Kind, input: I, response: R, ofKind = {} as Of) {
  return <const O extends Options>(options = {} as O) => ({ kind, input, response, ...ofKind, ...options });
}

/** Plain text of one line; with the default `''` it may be empty. */
export const line = <const O extends Options>(options = {} as O) =>
  kindOf('line', plainText(rules.limits.line, options), z.string())(options);
/** Plain text of some lines. */
export const text = <const O extends Options>(options = {} as O) =>
  kindOf('text', plainText(rules.limits.text, options), z.string())(options);
/** Text with formatting, stored as the sanitizer leaves it. */
export const html = kindOf('html', rules.html(), z.string(), { default: '' });
/** An address of the web, as it was typed. */
export const url = kindOf('url', rules.webAddress(), z.string());
/** An address that may be typed without its `https://`, or left empty. */
export const link = kindOf('link', rules.optionalLink(), z.string(), { default: '' });
export const choice = <const V extends readonly string[], const O extends Options>(
  values: V,
  options = {} as O,
) => kindOf('choice', rules.choice(values), z.enum(values), { values })(options);
export const language = kindOf('language', rules.language(), z.enum(languages), {
  values: languages,
  default: 'bs',
});
/** `YYYY-MM-DD`. */
export const day = kindOf('day', rules.day(), z.string());
/** `HH:MM`. */
export const time = kindOf('time', rules.clockTime(), z.string());
/** How many; 0 where it is not said. */
export const count = kindOf('count', rules.count(), z.int(), { typed: rules.typedCount(), default: 0 });
export const whole = <const O extends Options>(minimum: number, maximum: number, options = {} as O) =>
  kindOf('whole', rules.whole(minimum, maximum), z.int(), { minimum, maximum })(options);
/** On or off; answered as `'true'` or `'false'` (docs/contract.md#conventions). */
export const flag = kindOf('flag', rules.flag(), z.enum(['true', 'false']));
export const image = kindOf('image', z.file(), z.nullable(z.string()));
export const requiredImage = kindOf('image', z.file(), z.string(), { required: true });
export const pdf = kindOf('pdf', z.file(), z.nullable(z.string()));

function plainText(maximum: number, options: Options) {
  return 'default' in options ? rules.optionalText(maximum) : rules.requiredText(maximum);
}

export const isFile = ({ kind }: Field) => kind === 'image' || kind === 'pdf';
/** Whether an empty value is refused. */
export const isRequired = (field: Field) => (isFile(field) ? field.required === true : field.default !== '');
export const responseName = (name: string, field: Field) => field.as ?? name;
export const columnName = (name: string, field: Field) => field.column ?? field.as ?? name;

export type ResponseName<F, Name> = F extends { as: infer As extends string } ? As : Name;
type ColumnName<F, Name> = F extends { column: infer Column extends string } ? Column : ResponseName<F, Name>;

/** The columns of the fields, as a row of the type's table has them. */
export type ColumnsOf<F extends Fields> = {
  [K in keyof F as ColumnName<F[K], K>]: F[K]['kind'] extends 'flag' ? number : z.output<F[K]['response']>;
};
