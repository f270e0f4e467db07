import type { FoundPage } from '#ui/pages/found-page.ts';
import { pagePaths } from './paths.ts';

export const foundPages: readonly FoundPage[] = [
  { title: 'pages:title', to: pagePaths.list.href(), place: 45, lists: 'page' },
];
