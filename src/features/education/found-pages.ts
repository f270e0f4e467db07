import type { FoundPage } from '#ui/found-page.ts';
import { educationPaths } from './paths.ts';

export const foundPages: readonly FoundPage[] = [
  { title: 'education:title', to: educationPaths.list.href(), place: 30, lists: 'education' },
];
