import { path } from '#shared/paths.ts';

export const publicationPaths = { list: path('/publikacije'), item: path('/publikacija/:id') };
export const publicationBibtexPath = path('/publikacija/:id.bib');

/** Other addresses, which are redirected. */
export const publicationAliases = { list: ['/publikacija'], item: ['/publikacije/:id'] };

export const publicationAdminPaths = { list: path('/admin/publikacije') };

/** Items per page (docs/product.md#constants). */
export const publicationsPerPage = 10;
