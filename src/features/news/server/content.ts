import type { TableOf } from '#features/content/server/tables.ts';
import { contentType } from '#features/content/server/types/define-content-type.ts';
import { yearOf } from '#features/content/server/types/narrowings.ts';
import { withFiles } from '#features/files/server/item-files.ts';
import { newsFields } from '../contract.ts';

declare module '#features/content/server/tables.ts' {
  interface ContentTables {
    news: TableOf<typeof newsFields>;
  }
}

export const newsContent = contentType({
  name: 'news',
  table: 'news',
  fields: newsFields,
  ...withFiles('news'),
  newestBy: 'published_at',
  relatedBy: 'category',
  narrowings: { year: yearOf('published_at') },
});
