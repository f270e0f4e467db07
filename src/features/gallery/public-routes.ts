import { itemPage, listPage, type PageRoute } from '#ui/pages/page-route.ts';
import { galleryQueries } from './client.ts';
import { albumsPerPage, galleryPaths } from './paths.ts';

export const pages: readonly PageRoute[] = [
  listPage(galleryPaths.list, 'gallery/public/gallery-page', galleryQueries.page, albumsPerPage),
  itemPage(
    galleryPaths.album,
    'gallery/public/album-page',
    galleryQueries.album,
    galleryQueries.images,
    galleryQueries.related,
  ),
];
