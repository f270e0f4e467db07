import { contentAdminQueries } from '#features/content/admin/queries.ts';
import { publicationCalls } from '../contract.ts';

export const publicationAdminQueries = contentAdminQueries('publication', publicationCalls);
