import { path } from '#shared/paths.ts';

export const accountAdminPaths = {
  login: path('/admin/login'),
  forgotten: path('/admin/zaboravljena-lozinka'),
  /** Where links and invitations lead. */
  choosePassword: path('/admin/lozinka/:token'),
  list: path('/admin/korisnici'),
};

/** The anchor of the password form on the admin's first screen. */
export const passwordAnchor = 'promjena-lozinke';
