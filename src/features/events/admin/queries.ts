import { contentAdminQueries } from '#features/content/admin/queries.ts';
import { congressCalls, symposiumCalls, workshopCalls } from '../contract.ts';

export const workshopAdminQueries = contentAdminQueries('workshop', workshopCalls);
export const symposiumAdminQueries = contentAdminQueries('symposium', symposiumCalls);
export const congressAdminQueries = contentAdminQueries('congress', congressCalls);
