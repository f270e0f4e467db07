import * as z from 'zod/mini';
import { endpoint, type ResponseOf } from '#shared/api/endpoint.ts';
import { languages } from '#shared/language.ts';
import { requiredText } from '#shared/validation.ts';
import { itemStatuses } from './states.ts';

/** Items of every type, in both languages and every state, by words of their titles. */
export const findTitles = endpoint({
  name: 'findTitles',
  method: 'GET',
  path: '/content/titles',
  access: 'editor',
  query: z.object({ search: requiredText() }),
  response: z.array(
    z.object({
      type: z.string(),
      id: z.int(),
      lang: z.enum(languages),
      title: z.string(),
      status: z.enum(itemStatuses),
    }),
  ),
  schemaName: 'FoundTitle',
  clientMessage: 'Failed to find items',
});
export type FoundTitle = ResponseOf<typeof findTitles>[number];
