import { path } from '#shared/paths.ts';

/** The screen that proposes pairs of languages. */
export const pairProposalsPath = path('/admin/parovi');
