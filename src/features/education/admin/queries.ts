import { contentAdminQueries } from '#features/content/admin/queries.ts';
import { educationCalls } from '../contract.ts';

export const educationAdminQueries = contentAdminQueries('education', educationCalls);
