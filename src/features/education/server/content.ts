import { contentType } from '#features/content/server/content-type.ts';
import type { TableOf } from '#features/content/server/tables.ts';
import { educationFields } from '../contract.ts';

declare module '#features/content/server/tables.ts' {
  interface ContentTables {
    education: TableOf<typeof educationFields>;
  }
}

export const educationContent = contentType({
  name: 'education',
  table: 'education',
  fields: educationFields,
  newestBy: 'year',
});
