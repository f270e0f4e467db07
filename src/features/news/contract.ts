import * as z from 'zod/mini';
import { contentCalls } from '#features/content/contract.ts';
import {
  choiceField,
  dayField,
  eventField,
  focusField,
  htmlField,
  imageField,
  languageField,
  lineField,
  textField,
} from '#features/content/fields.ts';
import { filesResponse } from '#features/files/contract.ts';
import type { BodyOf, ResponseOf } from '#shared/api/endpoint.ts';
import { whole } from '#shared/validation.ts';
import { newsCategories } from './categories.ts';
import { newsPerPage } from './paths.ts';

export const newsFields = {
  title: lineField({ searchable: true, sortable: true, indexed: 'title' }),
  description: textField({ searchable: true, indexed: 'text' }),
  content: htmlField({ detailOnly: true, indexed: 'text' }),
  lang: languageField(),
  category: choiceField(newsCategories, { filterable: true, sortable: true }),
  publishedAt: dayField({ as: 'published_at', sortable: true, isDate: true }),
  author: lineField({ indexed: 'text' }),
  eventId: eventField({ as: 'event_id', shared: true }),
  image: imageField(),
  imageFocus: focusField('image', { as: 'image_focus' }),
};

export const newsCalls = contentCalls({
  one: 'News',
  many: 'News',
  fields: newsFields,
  narrowings: { year: z.optional(whole(1, 9999)) },
  computed: filesResponse,
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
