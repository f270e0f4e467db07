import { path } from '#shared/paths.ts';

export const educationPaths = { list: path('/edukacije') };
export const educationAdminPaths = { list: path('/admin/edukacije') };

/** Items per page (docs/product.md#constants). */
export const educationPerPage = 10;
