import * as z from 'zod/mini';
import { contentCalls } from '#features/content/contract.ts';
import {
  doiField,
  htmlField,
  issnField,
  languageField,
  lineField,
  optionalWholeField,
  urlField,
} from '#features/content/fields.ts';
import { filesResponse } from '#features/files/contract.ts';
import type { BodyOf, ResponseOf } from '#shared/api/endpoint.ts';
import { whole } from '#shared/validation.ts';
import { publicationsPerPage } from './paths.ts';

export const publicationFields = {
  title: lineField({ searchable: true, sortable: true, indexed: 'title' }),
  description: htmlField({ indexed: 'text' }),
  lang: languageField(),
  url: urlField(),
  /** Divided by semicolons. */
  authors: lineField({ default: '', indexed: 'text' }),
  year: optionalWholeField(1, 9999),
  issn: issnField(),
  doi: doiField(),
};

export const publicationCalls = contentCalls({
  one: 'Publication',
  many: 'Publications',
  fields: publicationFields,
  narrowings: { year: z.optional(whole(1, 9999)) },
  computed: filesResponse,
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
