import { contentType } from '#features/content/server/content-type.ts';

export const publicationContent = contentType({
  table: 'publications',
  columns: { title: 'title', description: 'description', url: 'url', lang: 'lang' },
  html: ['description'],
  files: {},
  searchable: ['title'],
  filters: ['lang'],
  present: row => row,
});
