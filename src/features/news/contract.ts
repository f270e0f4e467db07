import * as z from 'zod/mini';
import { contentCalls, removeImage, versionAnswer, versionInput } from '#features/content/contract.ts';
import { imageDetails } from '#features/media/contract.ts';
import { languages } from '#shared/language.ts';
import { choice, day, html, language, limits, requiredText } from '#shared/validation.ts';
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
  ...versionAnswer,
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
const newsInput = z.extend(newsFields, {
  content: z._default(html(), ''),
  lang: z._default(language(), 'bs'),
});
export type NewsInput = z.output<typeof newsInput>;

export const newsCalls = contentCalls({
  one: 'News',
  many: 'News',
  paths: {
    list: '/news.php',
    show: '/news-item.php',
    update: '/news-item.php',
    remove: '/news-item.php',
  },
  body: 'multipart',
  files: { image: 'image' },
  input: newsInput,
  update: z.extend(z.partial(newsFields), { ...removeImage, ...versionInput }),
  item: newsItem,
  summary: newsSummary,
  filter: { category: z.optional(choice(newsCategories)) },
  sortable: ['title', 'category', 'published_at'],
  pageSize: newsPerPage,
});
