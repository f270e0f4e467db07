import { path } from '#shared/paths.ts';

/** The page that says whether a certificate is valid; the token is its number. */
export const certificatePath = path('/potvrda/:token');
