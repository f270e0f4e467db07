import { path } from '#shared/paths.ts';

export const accountAdminPaths = { login: path('/admin/login') };

/** Where the password is changed, on the panel's first screen. */
export const passwordAnchor = 'promjena-lozinke';
