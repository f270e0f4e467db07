import { sql } from 'kysely';
import type { TableOf } from '#features/content/server/tables.ts';
import { contentType } from '#features/content/server/types/define-content-type.ts';
import { withFiles } from '#features/files/server/item-files.ts';
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
  ...withFiles('education'),
  newestBy: 'year',
  relatedBy: 'year',
  narrowings: { year: (year: number) => sql`content.year = ${year}` },
});
