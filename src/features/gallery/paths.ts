import { path } from '#shared/paths.ts';

export const galleryPaths = { list: path('/galerija'), album: path('/galerija/:id') };
export const galleryAdminPaths = { list: path('/admin/galerija') };

/** Albums per page (docs/product.md#constants). */
export const albumsPerPage = 9;
