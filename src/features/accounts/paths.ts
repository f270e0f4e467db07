import { path } from '#shared/paths.ts';

export const accountAdminPaths = {
  login: path('/admin/login'),
  forgotten: path('/admin/zaboravljena-lozinka'),
  /** Where links and invitations lead. */
  choosePassword: path('/admin/lozinka/:token'),
  list: path('/admin/korisnici'),
};

/** The anchors of one's own account on the admin's first screen. */
export const accountAnchors = {
  password: 'promjena-lozinke',
  twoFactor: 'prijava-u-dva-koraka',
  sessions: 'gdje-ste-prijavljeni',
};
