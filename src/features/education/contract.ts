import * as z from 'zod/mini';
import { contentCalls, versionAnswer, versionInput } from '#features/content/contract.ts';
import { languages } from '#shared/language.ts';
import { html, language, requiredText, whole } from '#shared/validation.ts';
import { educationPerPage } from './page-sizes.ts';

const educationItem = z.object({
  id: z.int(),
  title: z.string(),
  year: z.int(),
  content: z.string(),
  lang: z.enum(languages),
  ...versionAnswer,
});
export type EducationItem = z.infer<typeof educationItem>;

const educationFields = z.object({
  title: requiredText(),
  year: whole(1, 9999),
  content: html(),
  lang: language(),
});
const educationInput = z.extend(educationFields, {
  content: z._default(html(), ''),
  lang: z._default(language(), 'bs'),
});
export type EducationInput = z.output<typeof educationInput>;

export const educationCalls = contentCalls({
  one: 'Education',
  many: 'Education',
  // There is no path for one item; an `id` on the list's asks for it (docs/contract.md#calls).
  paths: {
    list: '/education.php',
    show: '/education.php',
    update: '/education.php',
    remove: '/education.php',
  },
  body: 'json',
  files: {},
  input: educationInput,
  update: z.extend(z.partial(educationFields), versionInput),
  item: educationItem,
  summary: educationItem,
  filter: {},
  sortable: ['title', 'year'],
  pageSize: educationPerPage,
});
