import { contentAdminQueries } from '#features/content/admin/queries.ts';
import { newsCalls } from '../contract.ts';

export const newsAdminQueries = contentAdminQueries('news', newsCalls);
