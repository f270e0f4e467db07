import { contentType } from '#features/content/server/content-type.ts';
import type { TableOf } from '#features/content/server/tables.ts';
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
  newestBy: 'published_at',
});
