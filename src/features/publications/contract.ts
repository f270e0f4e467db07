import { contentCalls } from '#features/content/contract.ts';
import type { BodyOf, ResponseOf } from '#shared/endpoint.ts';
import { publicationFields } from './fields.ts';
import { publicationsPerPage } from './page-sizes.ts';

export const publicationCalls = contentCalls({
  one: 'Publication',
  many: 'Publications',
  fields: publicationFields,
  paths: {
    list: '/publications.php',
    show: '/publication.php',
    update: '/publications.php',
    remove: '/publications.php',
  },
  body: 'json',
  pageSize: publicationsPerPage,
});
export type Publication = ResponseOf<typeof publicationCalls.show>;
export type PublicationInput = BodyOf<typeof publicationCalls.create>;
