import { fileAnswer, imageAnswer } from '#features/media/server/answers.ts';
import { contentType } from '#server/content/content-type.ts';

export const newsContent = contentType({
  table: 'news',
  columns: {
    title: 'title',
    description: 'description',
    content: 'content',
    author: 'author',
    category: 'category',
    publishedAt: 'published_at',
    lang: 'lang',
  },
  html: ['content'],
  long: ['content'],
  files: { image: 'image' },
  picture: 'image',
  found: ['title', 'description'],
  order: 'published_at',
  filters: ['lang', 'category'],
  answer: row => ({ ...row, image: fileAnswer(row.image), image_details: imageAnswer(row.image, row) }),
});
