import { path } from '#shared/paths.ts';

export const trashAdminPaths = { list: path('/admin/korpa') };
