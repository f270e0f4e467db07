import * as z from 'zod/mini';
import { type BodyRule, done, endpoint, languageQuery, pageOf, pageQuery } from '#shared/endpoint.ts';
import type { FileKind } from '#shared/file-kind.ts';
import { flag, optionalText, whole } from '#shared/validation.ts';

/**
 * The six calls that every type of content has, as data (docs/contract.md#calls). A type states its paths, its schemas
 * and what else its lists are filtered by; panel, pages and server know the rest.
 */
export function contentCalls<
  const One extends string,
  const Many extends string,
  const Paths extends Record<'list' | 'show' | 'update' | 'remove', string>,
  const Body extends 'multipart' | 'json',
  const Files extends Record<string, FileKind>,
  Filter extends z.core.$ZodShape,
  const Sortable extends string,
  Summary extends z.core.$ZodType,
  Item extends z.core.$ZodType,
  Input extends BodyRule['schema'],
  Update extends BodyRule['schema'],
>(type: {
  /** What one and many of them are called, in the names of the calls: `showWorkshop`, `listWorkshops`. */
  one: One;
  many: Many;
  paths: Paths;
  /** JSON is updated by PUT, a form by POST. */
  body: Body;
  files: Files;
  input: Input;
  /** As `updateOf` makes it: what is left out stays as it is. */
  update: Update;
  item: Item;
  /** An item as pages of a list answer it, perhaps without its long text. */
  summary: Summary;
  filter: Filter;
  /** The fields of its answers that pages can be sorted by. */
  sortable: readonly Sortable[];
  pageSize: number;
}) {
  const { one, many, paths, body, files, filter } = type;
  const filters = {
    ...languageQuery,
    all: z.optional(z.string()),
    search: z.optional(optionalText()),
    ...filter,
  };
  const clientMessage = <const Verb extends string>(verb: Verb) =>
    `Failed to ${verb} ${one.toLowerCase()}` as `Failed to ${Verb} ${Lowercase<One>}`;
  return {
    list: endpoint({
      name: `list${many}` as const,
      method: 'GET',
      path: paths.list as Paths['list'],
      access: 'public',
      query: z.object(filters),
      response: z.array(type.item),
      schemaName: one,
      clientMessage: clientMessage('fetch'),
    }),
    page: endpoint({
      name: `page${many}` as const,
      method: 'GET',
      path: paths.list as Paths['list'],
      when: ['page', 'pageSize'],
      access: 'public',
      query: z.object({ ...filters, ...pageQuery(type.pageSize, type.sortable) }),
      response: pageOf(type.summary),
      schemaName: `${one}Summary`,
      clientMessage: clientMessage('fetch'),
    }),
    show: endpoint({
      name: `show${one}` as const,
      method: 'GET',
      path: paths.show as Paths['show'],
      ...(paths.show === paths.list && { when: ['id'] }),
      access: 'public',
      id: 'id',
      query: z.object(languageQuery),
      response: type.item,
      schemaName: one,
      clientMessage: clientMessage('fetch'),
    }),
    create: endpoint({
      name: `create${one}` as const,
      method: 'POST',
      path: paths.list as Paths['list'],
      access: 'administrator',
      body: { types: [body], schema: type.input, files },
      response: type.item,
      schemaName: one,
      status: 201,
      clientMessage: clientMessage('create'),
    }),
    update: endpoint({
      name: `update${one}` as const,
      method: body === 'json' ? 'PUT' : 'POST',
      path: paths.update as Paths['update'],
      access: 'administrator',
      id: 'id',
      body: { types: [body], schema: type.update, files },
      response: type.item,
      schemaName: one,
      errors: ['conflict'],
      clientMessage: clientMessage('update'),
    }),
    remove: endpoint({
      name: `delete${one}` as const,
      method: 'DELETE',
      path: paths.remove as Paths['remove'],
      access: 'administrator',
      id: 'id',
      response: done,
      clientMessage: clientMessage('delete'),
    }),
  };
}

/**
 * The version that an item has when it is answered: one more with each change. An update that states the one it
 * started from is refused where somebody else has changed the item since.
 */
export const versionAnswer = { version: z.int() };
export const versionInput = { version: z.optional(whole(1, Number.MAX_SAFE_INTEGER)) };

/** Takes the stored image away; one that is sent along replaces it. */
export const removeImage = { removeImage: z.optional(flag()) };
