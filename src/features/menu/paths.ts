import { path } from '#shared/paths.ts';

export const menuAdminPath = path('/admin/meni');
