import { path } from '#shared/paths.ts';

export const publicationPaths = { list: path('/publikacije') };
export const publicationAdminPaths = { list: path('/admin/publikacije') };

/** Items per page (docs/product.md#constants). */
export const publicationsPerPage = 10;
