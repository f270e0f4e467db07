import * as z from 'zod/mini';
import { contentCalls } from '#features/content/contract.ts';
import { booleanField, htmlField, languageField, lineField, slugField } from '#features/content/fields.ts';
import { filesResponse } from '#features/files/contract.ts';
import { endpoint, languageQuery, type ResponseOf } from '#shared/api/endpoint.ts';
import { requiredText } from '#shared/validation.ts';
import { pagesPerPage } from './paths.ts';

export const pageFields = {
  title: lineField({ searchable: true, sortable: true, indexed: 'title' }),
  content: htmlField({ indexed: 'text' }),
  lang: languageField(),
  slug: slugField(),
  inFooter: booleanField({ as: 'in_footer', default: true }),
};

export const pageCalls = contentCalls({
  one: 'Page',
  many: 'Pages',
  fields: pageFields,
  computed: filesResponse,
  paths: { list: '/pages', show: '/page', update: '/page', remove: '/page' },
  body: 'json',
  pageSize: pagesPerPage,
});
export type OwnPage = ResponseOf<typeof pageCalls.show>;

/** The page at an address, which may be a former one of it. */
export const showPageAt = endpoint({
  name: 'showPageAt',
  method: 'GET',
  path: '/page',
  when: ['slug'],
  access: 'either',
  query: z.object({ ...languageQuery, slug: requiredText() }),
  response: pageCalls.show.response,
  schemaName: 'Page',
  clientMessage: 'Failed to fetch page',
});
