import { path } from '#shared/paths.ts';

export const pagePaths = { list: path('/stranice'), item: path('/stranice/:slug') };

export const pageAdminPaths = { list: path('/admin/stranice') };

/** Items per page (docs/product.md#constants). */
export const pagesPerPage = 10;
