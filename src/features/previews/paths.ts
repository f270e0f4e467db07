import { path } from '#shared/paths.ts';

export const previewPath = path('/pregled/:token');
