import { contentCalls } from '#features/content/contract.ts';
import { htmlField, languageField, lineField, urlField } from '#features/content/fields.ts';
import type { BodyOf, ResponseOf } from '#shared/endpoint.ts';
import { publicationsPerPage } from './paths.ts';

export const publicationFields = {
  title: lineField({ searchable: true, sortable: true }),
  description: htmlField(),
  lang: languageField(),
  url: urlField(),
};

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
