import { path } from '#shared/paths.ts';

export const peopleAdminPaths = {
  list: path('/admin/licni-podaci'),
  retention: path('/admin/licni-podaci/rok-cuvanja'),
};

/** The query parameter with the address of the person whose record is opened. */
export const personParameter = 'osoba';
