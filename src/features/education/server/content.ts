import { contentType } from '#features/content/server/content-type.ts';

export const educationContent = contentType({
  table: 'education',
  columns: { title: 'title', year: 'year', content: 'content', lang: 'lang' },
  html: ['content'],
  files: {},
  searchable: ['title', 'year'],
  orderBy: 'year',
  filters: ['lang'],
  present: row => row,
});
