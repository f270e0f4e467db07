import * as field from '#features/content/fields.ts';

export const albumFields = {
  title: field.line({ searchable: true, sortable: true }),
  /** Where there is more to read. */
  description: field.link(),
  cover_image: field.requiredImage(),
};
