import { sql } from 'kysely';
import type { TableOf } from '#features/content/server/tables.ts';
import { contentType } from '#features/content/server/types/define-content-type.ts';
import { withFiles } from '#features/files/server/item-files.ts';
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
  ...withFiles('publications'),
  arrangedBy: 'year',
  relatedBy: 'year',
  sections: () => [
    { condition: sql`content.year is not null`, direction: 'desc' },
    { condition: sql`content.year is null`, direction: 'desc' },
  ],
  narrowings: { year: (year: number) => sql`content.year = ${year}` },
});
