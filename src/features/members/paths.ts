import { path } from '#shared/paths.ts';

export const memberPaths = { join: path('/postani-clan') };
export const memberAdminPaths = { list: path('/admin/clanovi') };
