import { path } from '#shared/paths.ts';

export const accountAdminPaths = { login: path('/admin/login') };

/** The anchor of the password form on the admin's first screen. */
export const passwordAnchor = 'promjena-lozinke';
