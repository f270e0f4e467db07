import * as z from 'zod/mini';
import { contentCalls, versionAnswer, versionInput } from '#features/content/contract.ts';
import { languages } from '#shared/language.ts';
import { html, language, requiredText, webAddress } from '#shared/validation.ts';
import { publicationsPerPage } from './page-sizes.ts';

const publication = z.object({
  id: z.int(),
  title: z.string(),
  /** HTML. */
  description: z.string(),
  url: z.string(),
  lang: z.enum(languages),
  ...versionAnswer,
});
export type Publication = z.infer<typeof publication>;

const publicationFields = z.object({
  title: requiredText(),
  description: html(),
  url: webAddress(),
  lang: language(),
});
const publicationInput = z.extend(publicationFields, {
  description: z._default(html(), ''),
  lang: z._default(language(), 'bs'),
});
export type PublicationInput = z.output<typeof publicationInput>;

export const publicationCalls = contentCalls({
  one: 'Publication',
  many: 'Publications',
  paths: {
    list: '/publications.php',
    show: '/publication.php',
    update: '/publications.php',
    remove: '/publications.php',
  },
  body: 'json',
  files: {},
  input: publicationInput,
  update: z.extend(z.partial(publicationFields), versionInput),
  item: publication,
  summary: publication,
  filter: {},
  sortable: ['title'],
  pageSize: publicationsPerPage,
});
