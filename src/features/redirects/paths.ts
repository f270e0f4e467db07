import { path } from '#shared/paths.ts';

export const redirectsAdminPath = path('/admin/preusmjerenja');
