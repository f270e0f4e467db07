import { path } from '#shared/paths.ts';

export const jobPaths = { list: path('/poslovi') };
export const jobAdminPaths = { list: path('/admin/poslovi') };

export const jobsPerPage = 10;
