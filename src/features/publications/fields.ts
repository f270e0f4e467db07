import * as field from '#features/content/fields.ts';

export const publicationFields = {
  title: field.line({ searchable: true, sortable: true }),
  description: field.html(),
  lang: field.language(),
  url: field.url(),
};
