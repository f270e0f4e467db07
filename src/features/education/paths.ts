import { path } from '#shared/paths.ts';

export const educationPaths = { list: path('/edukacije') };
export const educationAdminPaths = { list: path('/admin/edukacije') };
