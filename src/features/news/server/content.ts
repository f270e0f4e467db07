import { contentType } from '#features/content/server/content-type.ts';
import { presentFile, presentImage } from '#features/media/server/presenters.ts';

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
  detailOnly: ['content'],
  files: { image: 'image' },
  imageColumn: 'image',
  searchable: ['title', 'description'],
  orderBy: 'published_at',
  filters: ['lang', 'category'],
  present: row => ({ ...row, image: presentFile(row.image), image_details: presentImage(row.image, row) }),
});
