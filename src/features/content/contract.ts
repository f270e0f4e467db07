import * as z from 'zod/mini';
import { imageDetails } from '#features/media/contract.ts';
import { done, endpoint, languageQuery, pageOf, pageQuery, type ResponseOf } from '#shared/api/endpoint.ts';
import { languages } from '#shared/language.ts';
import { choice, optionalText, reference, requiredText } from '#shared/validation.ts';
import type { Fields } from './fields.ts';
import { schemasOf, statusQuery } from './schemas.ts';
import { translationStates } from './states.ts';

/** Single items that look like two languages of one thing, for an administrator to confirm. */
export const listPairProposals = endpoint({
  name: 'listPairProposals',
  method: 'GET',
  path: '/pair-proposals',
  access: 'editor',
  response: z.array(
    z.object({
      type: z.string(),
      /** The Bosnian item and the English one; `day` is the first of their days. */
      items: z.array(
        z.object({
          id: z.int(),
          lang: z.enum(languages),
          title: z.string(),
          day: z.nullable(z.string()),
          image: z.nullable(z.string()),
          image_details: z.nullable(imageDetails),
        }),
      ),
      /** The fields, by their names in forms, that are equal. */
      reasons: z.array(z.string()),
    }),
  ),
  schemaName: 'PairProposal',
  clientMessage: 'Failed to fetch pair proposals',
});

/** A picture for a formatted text, which shows it by its `src`. */
const textImage = z.object({ src: z.string(), width: z.int(), height: z.int() });
export type TextImage = z.infer<typeof textImage>;

/** Stores a picture; one that no text refers to within a day is removed. */
export const createTextImage = endpoint({
  name: 'createTextImage',
  method: 'POST',
  path: '/text-images',
  access: 'editor',
  body: {
    types: ['multipart'],
    schema: z.object({}),
    files: { image: 'image' },
    requiredFiles: ['image'],
  },
  response: textImage,
  schemaName: 'TextImage',
  status: 201,
  clientMessage: 'Failed to add image',
});

/** The years that items of a type have, the latest first; of accounts those in a state, if one is asked for. */
export const showYears = endpoint({
  name: 'showYears',
  method: 'GET',
  path: '/years',
  access: 'either',
  query: z.object({ type: requiredText(), ...statusQuery }),
  response: z.object({ years: z.array(z.int()) }),
  schemaName: 'Years',
  clientMessage: 'Failed to fetch years',
});

/** Events of all kinds and in every state, the latest first, for whoever says which one an item is about. */
export const listNamedEvents = endpoint({
  name: 'listNamedEvents',
  method: 'GET',
  path: '/events/named',
  access: 'editor',
  query: z.object({
    search: z.optional(optionalText()),
    /** Is among the answered, whatever is searched. */
    chosen: reference(),
  }),
  response: z.array(
    z.object({ id: z.int(), lang: z.enum(languages), title: z.string(), started_at: z.string() }),
  ),
  schemaName: 'NamedEvent',
  clientMessage: 'Failed to fetch events',
});
export type NamedEvent = ResponseOf<typeof listNamedEvents>[number];

/** A list as the site shows it: whole, or what exists in the other language only. */
export const arrangements = ['true', 'other'] as const;

export const arrangedPageOf = <T extends z.core.$ZodType>(item: T) =>
  z.extend(pageOf(item), {
    /** With `arranged`: how many of all exist in the other language only. */
    others: z.optional(z.int()),
  });

/** A part of the text that has what is searched in texts, where the title has it not. */
const foundText = z.object({ lang: z.enum(languages), text: z.string() });

/** The six calls of every content type, as data (docs/contract.md#calls). A type states its fields and paths. */
export function contentCalls<
  const One extends string,
  const Many extends string,
  const Paths extends Record<'list' | 'show' | 'update' | 'remove', string>,
  const Body extends 'multipart' | 'json',
  const F extends Fields,
  Computed extends z.core.$ZodShape = Record<never, never>,
  Narrowings extends z.core.$ZodShape = Record<never, never>,
>(type: {
  /** The nouns in the names of the calls: `showWorkshop`, `listWorkshops`. */
  one: One;
  many: Many;
  paths: Paths;
  /** JSON is updated by PUT, a form by POST. */
  body: Body;
  fields: F;
  /** Further fields of a response. */
  computed?: Computed;
  /** What an update takes beside the fields, for those who listen to changes of the type. */
  updateOptions?: z.core.$ZodShape;
  /** What lists can be narrowed by, other than fields (`ContentType.narrowings`). */
  narrowings?: Narrowings;
  pageSize: number;
}) {
  const { one, many, paths, body } = type;
  const { input, update, item, summary, files, requiredFiles, filter, sortable } = schemasOf(
    type.fields,
    type.computed,
    type.updateOptions,
  );
  const filters = {
    ...languageQuery,
    ...statusQuery,
    all: z.optional(z.string()),
    search: z.optional(optionalText()),
    ...filter,
    ...(type.narrowings as Narrowings),
  };
  const clientMessage = <const Verb extends string>(verb: Verb) =>
    `Failed to ${verb} ${one.toLowerCase()}` as `Failed to ${Verb} ${Lowercase<One>}`;
  return {
    list: endpoint({
      name: `list${many}` as const,
      method: 'GET',
      path: paths.list as Paths['list'],
      access: 'either',
      query: z.object(filters),
      response: z.array(item),
      schemaName: one,
      clientMessage: clientMessage('fetch'),
    }),
    page: endpoint({
      name: `page${many}` as const,
      method: 'GET',
      path: paths.list as Paths['list'],
      when: ['page', 'pageSize'],
      access: 'either',
      query: z.object({
        ...filters,
        ...pageQuery(type.pageSize, sortable),
        /** In the order of the site's pages, with what exists in the other language only; `sort` and `all` are ignored. */
        arranged: z.optional(choice(arrangements)),
        /** For accounts: one row for each pair (docs/contract.md#two-languages); `all` and `status` are ignored. */
        pairs: z.optional(choice(['true'])),
        /** For accounts: `search` looks through whole texts, and items have `found`. */
        texts: z.optional(choice(['true'])),
        /** Of the rows by pairs those that stand so in a language, which `lang` may name. */
        translationState: z.optional(choice(translationStates)),
      }),
      response: arrangedPageOf(z.extend(summary, { found: z.optional(foundText) })),
      schemaName: `${one}Summary`,
      errors: ['unauthorized'],
      clientMessage: clientMessage('fetch'),
    }),
    show: endpoint({
      name: `show${one}` as const,
      method: 'GET',
      path: paths.show as Paths['show'],
      ...(paths.show === paths.list && { when: ['id'] }),
      access: 'either',
      id: 'id',
      query: z.object(languageQuery),
      response: item,
      schemaName: one,
      clientMessage: clientMessage('fetch'),
    }),
    create: endpoint({
      name: `create${one}` as const,
      method: 'POST',
      path: paths.list as Paths['list'],
      access: 'editor',
      body: { types: [body], schema: input, files, requiredFiles },
      response: item,
      schemaName: one,
      status: 201,
      clientMessage: clientMessage('create'),
    }),
    update: endpoint({
      name: `update${one}` as const,
      method: body === 'json' ? 'PUT' : 'POST',
      path: paths.update as Paths['update'],
      access: 'editor',
      id: 'id',
      body: { types: [body], schema: update, files },
      response: item,
      schemaName: one,
      errors: ['conflict'],
      clientMessage: clientMessage('update'),
    }),
    remove: endpoint({
      name: `delete${one}` as const,
      method: 'DELETE',
      path: paths.remove as Paths['remove'],
      access: 'editor',
      id: 'id',
      response: done,
      clientMessage: clientMessage('delete'),
    }),
  };
}
