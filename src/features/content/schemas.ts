import * as z from 'zod/mini';
import { user } from '#features/accounts/contract.ts';
import { imageDetails } from '#features/media/contract.ts';
import { areInOrder, isDay, parseInstant } from '#shared/dates.ts';
import { type Language, languages } from '#shared/language.ts';
import { choice, counterpart, flag, optionalInstant, whole } from '#shared/validation.ts';
import { type Field, type Fields, isFile, orderProblem, type ResponseName, responseName } from './fields.ts';
import { itemStatuses, storedStatuses, translationStates } from './states.ts';

type Shape<T> = { [K in keyof T]: T[K] extends z.core.$ZodType ? T[K] : never };
type NamesOf<F extends Fields, Kind extends Field['kind']> = {
  [K in keyof F & string]: F[K]['kind'] extends Kind ? K : never;
}[keyof F & string];
type FileName<F extends Fields> = NamesOf<F, 'image' | 'pdf'>;
type SentName<F extends Fields> = Exclude<keyof F & string, FileName<F>>;
type With<F extends Fields, Option> = {
  [K in keyof F & string]: F[K] extends Option ? K : never;
}[keyof F & string];

type Responses<F extends Fields> = { [K in keyof F as ResponseName<F[K], K>]: F[K]['response'] } & {
  [K in NamesOf<F, 'image'> as `${K}_details`]: z.ZodMiniNullable<typeof imageDetails>;
} & { [K in NamesOf<F, 'pdf'> as `${K}_size`]: z.ZodMiniNullable<z.ZodMiniInt> };
type ItemShape<F extends Fields, Computed> = Shape<
  { id: z.ZodMiniInt } & Responses<F> &
    Computed &
    typeof versionResponse &
    typeof stateResponse &
    IfPaired<F, typeof pairResponse>
>;
type InputShape<F extends Fields> = Shape<{
  [K in SentName<F>]: F[K] extends { default: unknown }
    ? F[K] extends { shared: true }
      ? z.ZodMiniOptional<F[K]['input']>
      : z.ZodMiniDefault<F[K]['input']>
    : F[K]['input'];
}> &
  typeof stateInput &
  IfPaired<F, typeof pairInput>;
type UpdateShape<F extends Fields> = Shape<
  { [K in SentName<F>]: z.ZodMiniOptional<F[K]['input']> } & {
    [K in Exclude<FileName<F>, With<F, { required: true }>> as `remove${Capitalize<K>}`]: typeof removal;
  } & typeof versionInput &
    typeof stateInput &
    IfPaired<F, typeof pairInput>
>;
/** What only types with languages have. */
type IfPaired<F extends Fields, Shape> = F extends { lang: unknown } ? Shape : unknown;

/** Counts the changes of an item. An update that states an outdated version is refused. */
const versionResponse = { version: z.int() };
/** What accounts are answered beside the fields; the public is not. */
const stateResponse = {
  status: z.optional(z.enum(itemStatuses)),
  /** An instant; null: public at once. */
  publish_at: z.optional(z.nullable(z.string())),
  /** An instant. */
  updated_at: z.optional(z.string()),
  /** The account of the last change; null where it is unknown. */
  updated_by: z.optional(z.nullable(user)),
};
/** A new item is published unless it says otherwise. */
const stateInput = { status: z.optional(choice(storedStatuses)), publishAt: z.optional(optionalInstant()) };
/** An item's counterpart in the other language, for the public only if it is public too. */
const pairResponse = {
  translation: z.nullable(
    z.object({
      id: z.int(),
      lang: z.enum(languages),
      title: z.string(),
      /** Of types whose pages are addressed by it. */
      slug: z.optional(z.string()),
      /** For accounts: the counterpart's texts were changed since this item's. */
      is_outdated: z.optional(z.boolean()),
    }),
  ),
  /** For accounts: how the item stands in each language. */
  language_states: z.optional(
    z.object({ bs: z.enum(translationStates), en: z.enum(translationStates) } satisfies Record<
      Language,
      unknown
    >),
  ),
};
const pairInput = {
  /** The id of the counterpart; empty undoes the pair. */
  translationOf: z.optional(counterpart()),
  /** The item's texts say what its counterpart's say now. */
  isCurrent: z.optional(flag()),
};
/** The query parameter of lists; another status than `published` is for accounts. */
export const statusQuery = { status: z.optional(choice(['any', ...itemStatuses])) };
const versionInput = { version: z.optional(whole(1, Number.MAX_SAFE_INTEGER)) };
/** Removes the stored file. A file in the same request replaces it. */
const removal = z.optional(flag());

/**
 * The schemas of a content type's bodies and responses; `computed` are further parts of a response, `updateOptions` of
 * an update.
 */
export function schemasOf<const F extends Fields, Computed extends z.core.$ZodShape = Record<never, never>>(
  fields: F,
  computed = {} as Computed,
  updateOptions: z.core.$ZodShape = {},
) {
  const where = (is: (field: Field) => unknown) =>
    Object.entries<Field>(fields).filter(([, field]) => is(field));
  const sent = where(field => !isFile(field));
  const isListed = (field: Field) => !field.detailOnly;
  const paired = (shape: z.core.$ZodShape) => ('lang' in fields ? shape : {});
  const update = {
    ...shapeOf(sent, field => z.optional(field.input)),
    ...Object.fromEntries(
      where(field => isFile(field) && !field.required).map(([name]) => [removalName(name), removal]),
    ),
    ...versionInput,
    ...stateInput,
    ...paired(pairInput),
    ...updateOptions,
  };
  const summary = z.object({
    id: z.int(),
    ...responsesOf(where(isListed)),
    ...computed,
    ...versionResponse,
    ...stateResponse,
    ...paired(pairResponse),
  });
  // The same object if no field is left out, so that the API's description has one schema.
  const item = Object.values(fields).every(isListed)
    ? summary
    : z.extend(summary, responsesOf(where(() => true)));
  const schemas: Record<'input' | 'update' | 'item' | 'summary', z.ZodMiniObject> = {
    input: z
      .object({ ...shapeOf(sent, withDefault), ...stateInput, ...paired(pairInput) })
      .check(...dayRules(fields)),
    update: z.object(update).check(...dayRules(fields)),
    item,
    summary,
  };
  return {
    ...(schemas as unknown as {
      input: z.ZodMiniObject<InputShape<F>>;
      update: z.ZodMiniObject<UpdateShape<F>>;
      item: z.ZodMiniObject<ItemShape<F, Computed>>;
      summary: z.ZodMiniObject<ItemShape<Omit<F, With<F, { detailOnly: true }>>, Computed>>;
    }),
    files: Object.fromEntries(where(isFile).map(([name, { kind }]) => [name, kind])) as {
      [K in FileName<F>]: F[K]['kind'] & ('image' | 'pdf');
    },
    requiredFiles: where(field => field.required).map(([name]) => name) as With<F, { required: true }>[],
    filter: shapeOf(
      where(field => field.filterable),
      field => z.optional(field.input),
    ) as {
      [K in With<F, { filterable: true }>]: z.ZodMiniOptional<F[K]['input']>;
    },
    sortable: sortableNames(fields),
  };
}

export type SortableName<F extends Fields> = {
  [K in With<F, { sortable: true }>]: ResponseName<F[K], K>;
}[With<F, { sortable: true }>];

/** The names of the fields by which lists can be sorted, as responses have them. */
export function sortableNames<F extends Fields>(fields: F): SortableName<F>[] {
  const sortable = Object.entries<Field>(fields).filter(([, field]) => field.sortable);
  return sortable.map(([name, field]) => responseName(name, field)) as SortableName<F>[];
}

/** The editor's schema: a whole form, with the required files of a new item. */
export function formSchemaOf(fields: Fields, isNew: boolean) {
  const taken = Object.entries(fields).filter(([, field]) => !isFile(field) || (isNew && field.required));
  return z.object(shapeOf(taken, field => field.typed ?? field.input)).check(...dayRules(fields));
}

export const removalName = (file: string) => `remove${file[0]?.toUpperCase()}${file.slice(1)}`;

function shapeOf(entries: [string, Field][], schema: (field: Field) => z.core.$ZodType) {
  return Object.fromEntries(entries.map(([name, field]) => [name, schema(field)]));
}

/** What items of a pair share has its default only where there is no counterpart to take it from. */
function withDefault({ input, shared, default: byDefault }: Field) {
  if (byDefault === undefined) return input;
  return shared ? z.optional(input) : z._default(input, byDefault);
}

function responsesOf(entries: [string, Field][]): Record<string, z.core.$ZodType> {
  const responses = entries.flatMap(([name, field]) => [
    [responseName(name, field), field.response],
    ...(field.kind === 'image' ? [[`${name}_details`, z.nullable(imageDetails)]] : []),
    ...(field.kind === 'pdf' ? [[`${name}_size`, z.nullable(z.int())]] : []),
  ]);
  return Object.fromEntries(responses);
}

/** Refuses a day or an instant before the earliest one allowed, whatever else is wrong; both are compared as they are stored. */
function dayRules(fields: Fields) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { notBefore } = field;
    if (notBefore === undefined) return [];
    return z.refine<Record<string, unknown>>(
      values => areInOrder(stored(values[notBefore]), stored(values[name])),
      {
        path: [name],
        error: () => orderProblem(field),
        when: ({ value }) => typeof value === 'object' && value !== null,
      },
    );
  });
}

/** Undefined for what is neither a day nor an instant, which is refused for that, or is none. */
function stored(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return isDay(value) ? value : parseInstant(value);
}
