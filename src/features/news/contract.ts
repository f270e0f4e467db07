import { contentCalls } from '#features/content/contract.ts';
import type { BodyOf, ResponseOf } from '#shared/endpoint.ts';
import { newsFields } from './fields.ts';
import { newsPerPage } from './page-sizes.ts';

export const newsCalls = contentCalls({
  one: 'News',
  many: 'News',
  fields: newsFields,
  paths: {
    list: '/news.php',
    show: '/news-item.php',
    update: '/news-item.php',
    remove: '/news-item.php',
  },
  body: 'multipart',
  pageSize: newsPerPage,
});
export type NewsItem = ResponseOf<typeof newsCalls.show>;
export type NewsSummary = ResponseOf<typeof newsCalls.page>['items'][number];
export type NewsInput = BodyOf<typeof newsCalls.create>;
