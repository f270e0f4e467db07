import { path } from '#shared/paths.ts';

export const educationPaths = { list: path('/edukacije'), item: path('/edukacija/:id') };

/** Other addresses, which are redirected. */
export const educationAliases = { list: ['/edukacija'], item: ['/edukacije/:id'] };

export const educationAdminPaths = { list: path('/admin/edukacije') };

/** Items per page (docs/product.md#constants). */
export const educationPerPage = 10;
