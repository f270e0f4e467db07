import type { Reader, Reading } from '#features/site/client.ts';
import { reading } from '#shared/api-client.ts';
import type { CallOf, Page } from '#shared/endpoint.ts';
import type * as contract from './contract.ts';

const pageAlbums = reading<typeof contract.pageAlbums>({
  path: '/gallery.php',
  failure: 'Failed to fetch albums',
});
const showAlbum = reading<typeof contract.showAlbum>({
  path: '/gallery.php',
  id: 'id',
  failure: 'Failed to fetch album',
});
const listImages = reading<typeof contract.listImages>({
  path: '/gallery.php',
  id: 'album_id',
  failure: 'Failed to fetch images',
});

/** What pages read of the gallery. Albums have no language, but a language switch fetches them again too. */
export const galleryQueries = {
  all: ['gallery'] as const,
  page: (
    { api, language }: Reader,
    query: NonNullable<CallOf<typeof contract.pageAlbums>['query']>,
  ): Reading<Page<contract.Album>> => ({
    queryKey: [...galleryQueries.all, language, 'page', query],
    queryFn: ({ signal }) => api(pageAlbums, { query }, { signal }),
  }),
  album: ({ api, language }: Reader, id: number): Reading<contract.Album> => ({
    queryKey: [...galleryQueries.all, language, 'album', id],
    queryFn: async ({ signal }) => (await api(showAlbum, { id }, { signal })).items[0] as contract.Album,
  }),
  images: ({ api, language }: Reader, albumId: number): Reading<contract.GalleryImage[]> => ({
    queryKey: [...galleryQueries.all, language, 'images', albumId],
    queryFn: ({ signal }) => api(listImages, { id: albumId }, { signal }),
  }),
};
