import { contentType } from '#features/content/server/content-type.ts';
import type { TableOf } from '#features/content/server/tables.ts';
import { publicationFields } from '../contract.ts';

declare module '#features/content/server/tables.ts' {
  interface ContentTables {
    publications: TableOf<typeof publicationFields>;
  }
}

export const publicationContent = contentType({
  name: 'publication',
  table: 'publications',
  fields: publicationFields,
});
