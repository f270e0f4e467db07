import * as z from 'zod/mini';
import { imageDetails } from '#features/media/contract.ts';
import { done, endpoint, languageQuery, pageOf, pageQuery } from '#shared/endpoint.ts';
import { languages } from '#shared/language.ts';
import { choice, day, flag, html, language, limits, optionalText, requiredText } from '#shared/validation.ts';
import { newsCategories } from './categories.ts';
import { newsPerPage } from './page-sizes.ts';

const newsSummary = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  author: z.string(),
  category: z.enum(newsCategories),
  published_at: z.string(),
  image: z.nullable(z.string()),
  image_details: z.nullable(imageDetails),
  lang: z.enum(languages),
});
const newsItem = z.extend(newsSummary, { content: z.string() });
export type NewsSummary = z.infer<typeof newsSummary>;
export type NewsItem = z.infer<typeof newsItem>;

/** What the form sends. Without defaults, so that an update can leave any of it out. */
const newsFields = z.object({
  title: requiredText(),
  description: requiredText(limits.text),
  content: html(),
  author: requiredText(),
  category: choice(newsCategories),
  publishedAt: day(),
  lang: language(),
});
export const newsInput = z.extend(newsFields, {
  content: z._default(html(), ''),
  lang: z._default(language(), 'bs'),
});
/** `removeImage` takes the stored image away; an image sent along replaces it. */
export const newsUpdate = z.extend(z.partial(newsFields), { removeImage: z.optional(flag()) });
export type NewsInput = z.output<typeof newsInput>;
export type NewsUpdate = z.output<typeof newsUpdate>;

const newsFilter = {
  ...languageQuery,
  all: z.optional(z.string()),
  search: z.optional(optionalText()),
  category: z.optional(choice(newsCategories)),
};
const image = { image: 'image' } as const;

export const listNews = endpoint({
  name: 'listNews',
  method: 'GET',
  path: '/news.php',
  access: 'public',
  query: z.object(newsFilter),
  answer: z.array(newsItem),
  failure: 'Failed to fetch news',
});

export const pageNews = endpoint({
  name: 'pageNews',
  method: 'GET',
  path: '/news.php',
  when: ['page', 'pageSize'],
  access: 'public',
  query: z.object({ ...newsFilter, ...pageQuery(newsPerPage) }),
  answer: pageOf(newsSummary),
  failure: 'Failed to fetch news',
});

export const showNews = endpoint({
  name: 'showNews',
  method: 'GET',
  path: '/news-item.php',
  access: 'public',
  id: 'id',
  query: z.object(languageQuery),
  answer: newsItem,
  failure: 'Failed to fetch news',
});

export const createNews = endpoint({
  name: 'createNews',
  method: 'POST',
  path: '/news.php',
  access: 'administrator',
  body: { types: ['multipart'], schema: newsInput, files: image },
  answer: newsItem,
  status: 201,
  failure: 'Failed to create news',
});

export const updateNews = endpoint({
  name: 'updateNews',
  method: 'POST',
  path: '/news-item.php',
  access: 'administrator',
  id: 'id',
  body: { types: ['multipart'], schema: newsUpdate, files: image },
  answer: newsItem,
  failure: 'Failed to update news',
});

export const deleteNews = endpoint({
  name: 'deleteNews',
  method: 'DELETE',
  path: '/news-item.php',
  access: 'administrator',
  id: 'id',
  answer: done,
  failure: 'Failed to delete news',
});
