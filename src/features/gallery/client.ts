import { relatedQuery } from '#features/content/client.ts';
import { publicGet } from '#shared/api/api-client.ts';
import type { CallOf, Page } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type * as contract from './contract.ts';

const pageAlbums = publicGet<typeof contract.albumCalls.page>({
  path: '/gallery.php',
  clientMessage: 'Failed to fetch albums',
});
const showAlbum = publicGet<typeof contract.albumCalls.show>({
  path: '/gallery.php',
  id: 'id',
  clientMessage: 'Failed to fetch album',
});
const listImages = publicGet<typeof contract.imageCalls.list>({
  path: '/gallery.php',
  id: 'album_id',
  clientMessage: 'Failed to fetch images',
});

/** Albums have no language, but the language is part of the keys so that a switch reads them again. */
export const galleryQueries = {
  all: ['album'] as const,
  page: (
    { api, language }: ApiContext,
    query: NonNullable<CallOf<typeof contract.albumCalls.page>['query']>,
  ): QueryOptions<Page<contract.Album>> => ({
    queryKey: [...galleryQueries.all, language, 'page', query],
    queryFn: ({ signal }) => api(pageAlbums, { query }, { signal }),
  }),
  album: ({ api, language }: ApiContext, id: number): QueryOptions<contract.Album> => ({
    queryKey: [...galleryQueries.all, language, 'album', id],
    queryFn: async ({ signal }) => (await api(showAlbum, { id }, { signal })).items[0] as contract.Album,
  }),
  related: relatedQuery('album'),
  images: ({ api, language }: ApiContext, albumId: number): QueryOptions<contract.GalleryImage[]> => ({
    queryKey: [...galleryQueries.all, language, 'images', albumId],
    queryFn: ({ signal }) => api(listImages, { id: albumId }, { signal }),
  }),
};
