import { path } from '#shared/paths.ts';

/** The anchor of the backup on the admin's first screen. */
export const backupAnchor = 'sigurnosna-kopija';

/** The screen that proposes pairs of languages. */
export const pairProposalsPath = path('/admin/parovi');
