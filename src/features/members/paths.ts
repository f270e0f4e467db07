import { path } from '#shared/paths.ts';

export const memberPaths = { join: path('/postani-clan') };
export const memberAdminPaths = { list: path('/admin/clanovi') };

/** The query parameters with the status that is shown, and whether those who have paid for this year. */
export const statusParameter = 'stanje';
export const paidParameter = 'placeno';

/** The list of who has applied for membership. */
export const appliedPath = () => `${memberAdminPaths.list.href()}?${statusParameter}=applied`;
