import * as field from '#features/content/fields.ts';

export const educationFields = {
  title: field.line({ searchable: true, sortable: true }),
  content: field.html(),
  lang: field.language(),
  year: field.whole(1, 9999, { searchable: true, sortable: true }),
};
