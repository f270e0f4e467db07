import { path } from '#shared/paths.ts';

export const movingAdminPaths = {
  home: path('/admin/uvoz-i-izvoz'),
  report: path('/admin/uvoz-i-izvoz/:id'),
};
