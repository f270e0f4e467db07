import type { FoundPage } from '#ui/pages/found-page.ts';
import { galleryPaths } from './paths.ts';

export const foundPages: readonly FoundPage[] = [
  { title: 'gallery:title', to: galleryPaths.list.href(), place: 40, lists: 'album' },
];
