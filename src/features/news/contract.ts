import { contentCalls } from '#features/content/contract.ts';
import {
  choiceField,
  dayField,
  htmlField,
  imageField,
  languageField,
  lineField,
  textField,
} from '#features/content/fields.ts';
import type { BodyOf, ResponseOf } from '#shared/endpoint.ts';
import { newsCategories } from './categories.ts';
import { newsPerPage } from './paths.ts';

export const newsFields = {
  title: lineField({ searchable: true, sortable: true }),
  description: textField({ searchable: true }),
  content: htmlField({ detailOnly: true }),
  lang: languageField(),
  category: choiceField(newsCategories, { filterable: true, sortable: true }),
  publishedAt: dayField({ as: 'published_at', sortable: true }),
  author: lineField(),
  image: imageField(),
};

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
