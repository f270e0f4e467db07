import * as field from '#features/content/fields.ts';

export const albumFields = {
  title: field.line({ searchable: true, sortable: true }),
  /** A link to more information. */
  description: field.link(),
  cover_image: field.requiredImage(),
};
