import type { Site } from '#features/site/contract.ts';
import type { FoundPage } from '#ui/pages/found-page.ts';
import { questionPaths } from './paths.ts';

export const foundPages: readonly FoundPage<Site>[] = [
  {
    title: 'site:nav.contact',
    to: questionPaths.contact.href(),
    place: 50,
    textsOf: ({ contact }) => [contact.address],
  },
];
