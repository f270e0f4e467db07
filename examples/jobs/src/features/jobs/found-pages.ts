import type { FoundPage } from '#ui/found-page.ts';
import { jobPaths } from './paths.ts';

export const foundPages: readonly FoundPage[] = [
  { title: 'jobs:title', to: jobPaths.list.href(), place: 32, lists: 'job' },
];
