import { withSession } from '#features/content/admin/queries.ts';
import type { CallOf, Page } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { type Album, albumCalls, type GalleryImage, imageCalls } from '../contract.ts';

type PageQuery = NonNullable<CallOf<typeof albumCalls.page>['query']>;

const all = ['album'] as const;
const pageAlbums = withSession(albumCalls.page);
const showAlbum = withSession(albumCalls.show);
const listImages = withSession(imageCalls.list);

/** The queries of albums in the admin: in every state, unless the query names one. */
export const galleryAdminQueries = {
  type: 'album',
  all,
  page: ({ api }: ApiContext, query: PageQuery): QueryOptions<Page<Album>> => ({
    queryKey: [...all, 'page', query],
    queryFn: ({ signal }) =>
      api(pageAlbums, { query: { ...query, status: query.status ?? 'any' } }, { signal }),
  }),
  detail: ({ api }: ApiContext, id: number): QueryOptions<Album> => ({
    queryKey: [...all, 'album', id],
    queryFn: async ({ signal }) => (await api(showAlbum, { id }, { signal })).items[0] as Album,
  }),
  images: ({ api }: ApiContext, albumId: number): QueryOptions<GalleryImage[]> => ({
    queryKey: [...all, 'images', albumId],
    queryFn: ({ signal }) => api(listImages, { id: albumId }, { signal }),
  }),
};
