import type { FoundPage } from '#ui/found-page.ts';
import { publicationPaths } from './paths.ts';

export const foundPages: readonly FoundPage[] = [
  { title: 'publications:title', to: publicationPaths.list.href(), place: 31, lists: 'publication' },
];
