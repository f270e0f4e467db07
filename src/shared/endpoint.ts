import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { FileKind } from './file-kind.ts';
import { choice, whole } from './validation.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Access = 'public' | 'administrator';
export type BodyType = 'json' | 'multipart' | 'urlencoded';

/** What a call takes in its body: in which encodings, which fields, and which files under which names. */
export type BodyRule = {
  types: readonly BodyType[];
  schema: z.core.$ZodType<Record<string, unknown>>;
  files?: Readonly<Record<string, FileKind>>;
  /** Those of the files without which the call is refused. */
  requiredFiles?: readonly string[];
};

/** One call of the wire contract, as data. Handlers, client and access tests come from these entries. */
export type Endpoint = {
  name: string;
  method: Method;
  /** Below `/api`. */
  path: string;
  access: Access;
  /**
   * Query parameters of which one must be given (`page`) or have a value (`action=count`) for this entry to
   * answer, where several share a path and method. The entry without it answers the rest.
   */
  when?: readonly string[];
  /** The query parameter that carries an id: a positive integer, anything else is not found. */
  id?: string;
  query?: z.core.$ZodType<Record<string, unknown>>;
  body?: BodyRule;
  response: z.core.$ZodType;
  /** Never kept in the HTTP cache: the value of this very moment is wanted. */
  noCache?: true;
  /** The name of the response (or of its items) in the description of the API. */
  schemaName?: string;
  /** The status of success; 200 where none is given. */
  status?: 200 | 201;
  /** The refusals of this call's own rules, beside those that every call has. */
  errors?: readonly ErrorCode[];
  /** What the client says (in English, for developers) when the server sent no text. */
  clientMessage: string;
};

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
}

type None = Record<never, never>;
export type QueryOf<E extends Endpoint> = E['query'] extends z.core.$ZodType ? z.output<E['query']> : None;
export type BodyOf<E extends Endpoint> = E['body'] extends BodyRule ? z.output<E['body']['schema']> : None;
export type FileNamesOf<E extends Endpoint> = E['body'] extends { files: infer F } ? keyof F & string : never;
export type RequiredFileNamesOf<E extends Endpoint> = E['body'] extends {
  requiredFiles: readonly (infer F)[];
}
  ? F & string
  : never;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

type Optional<T> = T | undefined;
type WithId<E extends Endpoint> = E['id'] extends string ? { id: number } : { id?: never };
type WithQuery<E extends Endpoint> = E['query'] extends z.core.$ZodType
  ? { query?: { [K in keyof z.input<E['query']>]?: Optional<z.input<E['query']>[K]> } }
  : { query?: never };
type WithBody<E extends Endpoint> = E['body'] extends BodyRule
  ? { body: z.input<E['body']['schema']> & { [F in FileNamesOf<E>]?: Blob | null } }
  : { body?: never };

/** What the client passes to call an endpoint. */
export type CallOf<E extends Endpoint> = WithId<E> & WithQuery<E> & WithBody<E>;

/**
 * Which page of a list, numbered from 1, and by which of these fields it is sorted: `title` upwards, `-title`
 * downwards, else as the list itself is.
 */
export const pageQuery = <const Field extends string>(pageSize: number, sortable: readonly Field[]) => ({
  page: z._default(whole(1, 1_000_000), 1),
  pageSize: z._default(whole(1, 100), pageSize),
  sort: z.optional(choice(bothWays(sortable))),
});

function bothWays<Field extends string>(fields: readonly Field[]) {
  return fields.flatMap(field => [field, `-${field}` as const]) as (Field | `-${Field}`)[];
}

export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({ items: z.array(item), totalPages: z.int(), page: z.int(), total: z.int() });

export type Page<T> = { items: T[]; totalPages: number; page: number; total: number };

/** The response of a call that has no data to return. */
export const done = z.object({ success: z.literal(true) });
export const success = { success: true } as const;

/** The parameter `lang` of a read: anything else than a language falls back, so any text is taken. */
export const languageQuery = { lang: z.optional(z.string()) };
