import { contentAdminQueries } from '#features/content/admin/queries.ts';
import { pageCalls } from '../contract.ts';

export const pageAdminQueries = contentAdminQueries('page', pageCalls);
