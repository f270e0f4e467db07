import { contentAdminQueries } from '#features/content/admin/queries.ts';
import { congressCalls, symposiumCalls, workshopCalls } from '../contract.ts';

export const workshopAdminQueries = contentAdminQueries('workshop', 'workshops', workshopCalls);
export const symposiumAdminQueries = contentAdminQueries('symposium', 'symposia', symposiumCalls);
export const congressAdminQueries = contentAdminQueries('congress', 'congresses', congressCalls);
