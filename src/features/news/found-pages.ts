import type { FoundPage } from '#ui/pages/found-page.ts';
import { newsPaths } from './paths.ts';

export const foundPages: readonly FoundPage[] = [
  { title: 'news:title', to: newsPaths.list.href(), place: 10, lists: 'news' },
];
