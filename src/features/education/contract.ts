import * as z from 'zod/mini';
import { contentCalls } from '#features/content/contract.ts';
import { htmlField, languageField, lineField, wholeField } from '#features/content/fields.ts';
import { filesResponse } from '#features/files/contract.ts';
import type { BodyOf } from '#shared/api/endpoint.ts';
import { whole } from '#shared/validation.ts';
import { educationPerPage } from './paths.ts';

export const educationFields = {
  title: lineField({ searchable: true, sortable: true, indexed: 'title' }),
  content: htmlField({ indexed: 'text' }),
  lang: languageField(),
  year: wholeField(1, 9999, { searchable: true, sortable: true, indexed: 'text', isDate: true }),
};

export const educationCalls = contentCalls({
  one: 'Education',
  many: 'Education',
  fields: educationFields,
  narrowings: { year: z.optional(whole(1, 9999)) },
  computed: filesResponse,
  // A single item has no path of its own: `id` selects it (docs/contract.md#calls).
  paths: {
    list: '/education.php',
    show: '/education.php',
    update: '/education.php',
    remove: '/education.php',
  },
  body: 'json',
  pageSize: educationPerPage,
});
export type EducationInput = BodyOf<typeof educationCalls.create>;
