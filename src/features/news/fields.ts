import * as field from '#features/content/fields.ts';
import { newsCategories } from './categories.ts';

export const newsFields = {
  title: field.line({ searchable: true, sortable: true }),
  description: field.text({ searchable: true }),
  content: field.html({ detailOnly: true }),
  lang: field.language(),
  category: field.choice(newsCategories, { filterable: true, sortable: true }),
  publishedAt: field.day({ as: 'published_at', sortable: true }),
  author: field.line(),
  image: field.image(),
};
