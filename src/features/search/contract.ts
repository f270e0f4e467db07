import * as z from 'zod/mini';
import { imageDetails } from '#features/media/contract.ts';
import { endpoint, languageQuery, pageOf, type ResponseOf } from '#shared/api/endpoint.ts';
import { languages } from '#shared/language.ts';
import { countLetters } from '#shared/text/query-words.ts';
import { requiredText, whole } from '#shared/validation.ts';
import { shortestQuery } from './paths.ts';

/** Ranges of UTF-16 units, in order and without overlaps. */
const matches = z.array(z.tuple([z.int(), z.int()]));

/** Public content with all words of a query (docs/contract.md#search). */
export const search = endpoint({
  name: 'search',
  method: 'GET',
  path: '/search',
  access: 'public',
  query: z.object({
    q: requiredText().check(
      z.refine(query => countLetters(query) >= shortestQuery, { error: () => 'query' }),
    ),
    ...languageQuery,
    /** The name of a type of content. */
    type: z.optional(z.string()),
    page: z._default(whole(1, 1_000_000), 1),
  }),
  response: pageOf(
    z.object({
      type: z.string(),
      id: z.int(),
      lang: z.enum(languages),
      title: z.string(),
      title_matches: matches,
      /** Plain text: the part of the item's texts with the first of the words. */
      excerpt: z.string(),
      matches,
      /** The address of the page that shows the item, in its language, relative to the site. */
      url: z.string(),
      /** A day, of some types a year; null where the type has none. */
      date: z.nullable(z.string()),
      image: z.nullable(z.string()),
      image_details: z.nullable(imageDetails),
    }),
  ),
  schemaName: 'SearchResult',
  clientMessage: 'Failed to search',
});
export type SearchResults = ResponseOf<typeof search>;
export type SearchResult = SearchResults['items'][number];
