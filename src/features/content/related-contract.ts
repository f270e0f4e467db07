import * as z from 'zod/mini';
import { endpoint, languageQuery, type ResponseOf } from '#shared/api/endpoint.ts';
import { languages } from '#shared/language.ts';
import { requiredText } from '#shared/validation.ts';

/** A public item, as pages of others lead to it. */
const relatedItem = z.object({
  type: z.string(),
  id: z.int(),
  /** The language of the title. */
  lang: z.enum(languages),
  title: z.string(),
  /** The path of its page. */
  url: z.string(),
  /** A day, of some types a year; null where the type has none. */
  date: z.nullable(z.string()),
});
export type RelatedItem = z.infer<typeof relatedItem>;

/** What the page of a public item leads to (docs/contract.md#related-items). */
export const showRelated = endpoint({
  name: 'showRelated',
  method: 'GET',
  path: '/related',
  access: 'public',
  id: 'id',
  query: z.object({ ...languageQuery, type: requiredText() }),
  response: z.object({
    /** Of an event that is over: the next one of its kind. */
    upcoming: z.nullable(relatedItem),
    /** The event that the item is about. */
    event: z.nullable(relatedItem),
    /** Of an event: the news and albums about it. */
    about: z.array(relatedItem),
    related: z.array(relatedItem),
    /** The neighbours in the order of the list, by time. */
    previous: z.nullable(relatedItem),
    next: z.nullable(relatedItem),
  }),
  schemaName: 'Related',
  clientMessage: 'Failed to fetch related items',
});
export type Related = ResponseOf<typeof showRelated>;
