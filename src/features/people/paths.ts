import { path } from '#shared/paths.ts';

export const peopleAdminPath = path('/admin/licni-podaci');

/** The query parameter with the address of the person whose record is opened. */
export const personParameter = 'osoba';
