import * as field from '#features/content/fields.ts';

export const jobFields = {
  title: field.line({ searchable: true, sortable: true }),
  lang: field.language(),
  link: field.url(),
  closingDay: field.day({ as: 'closing_day', sortable: true }),
};
