import * as z from 'zod/mini';
import type { FileKind } from '../file-kind.ts';
import { choice, whole } from '../validation.ts';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type BodyType = 'json' | 'multipart' | 'urlencoded';

/** The fields and files of a request's body, and its encodings. */
export type BodyRule = {
  types: readonly BodyType[];
  schema: z.core.$ZodType<Record<string, unknown>>;
  files?: Readonly<Record<string, FileKind>>;
  requiredFiles?: readonly string[];
};

/** One call of the API, as data. Handlers, client and access tests are derived from these entries. */
export type Endpoint = {
  name: string;
  method: Method;
  path: string;
  access: Access;
  /**
   * Query parameters of which one must be given (`page`) or have a value (`action=count`), where several
   * entries share a path and method. The entry without it handles the rest.
   */
  when?: readonly string[];
  /** Query parameters that are refused, even empty: a call with them is a slip of one that does less. */
  without?: readonly string[];
  /** The query parameter with the id. A value that is no positive integer is not found. */
  id?: string;
  query?: z.core.$ZodType<Record<string, unknown>>;
  body?: BodyRule;
  response: z.core.$ZodType;
  /** The type of a response that is a file; by default it is JSON. */
  contentType?: 'application/pdf' | 'application/zip';
  /** Kept by nobody: neither here nor by browsers and proxies. */
  noCache?: true;
  /** The name of the response, or of its items, in the description of the API. */
  schemaName?: string;
  /** The status of success. The default is 200. */
  status?: 200 | 201 | 202;
  /** The errors of this call's own rules, beside those that every call has. */
  errors?: readonly ErrorCode[];
  /** The client's message (in English, for developers) if the server sent none. */
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
/** An object without fields would forbid every name, those of files too. */
type FieldsOf<Input> = string extends keyof Input ? None : Input;
type WithBody<E extends Endpoint> = E['body'] extends BodyRule
  ? { body: FieldsOf<z.input<E['body']['schema']>> & { [F in FileNamesOf<E>]?: Blob | null } }
  : { body?: never };

/** The arguments of a call to an endpoint. */
export type CallOf<E extends Endpoint> = WithId<E> & WithQuery<E> & WithBody<E>;

/** The page of a list, from 1, and the field by which it is sorted: `title` ascending, `-title` descending. */
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

export const done = z.object({ success: z.literal(true) });
export const success = { success: true } as const;

/** The `response` of an endpoint with a `contentType`. */
export const fileResponse = z.custom<Blob>();

/** Any text is accepted, because an unknown language falls back to the default. */
export const languageQuery = { lang: z.optional(z.string()) };
