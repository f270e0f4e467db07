import type { Site } from '#features/site/contract.ts';
import { plainText } from '#shared/text/plain-text.ts';
import type { FoundPage } from '#ui/pages/found-page.ts';
import { memberPaths } from './paths.ts';

export const foundPages: readonly FoundPage<Site>[] = [
  {
    title: 'site:nav.join',
    to: memberPaths.join.href(),
    place: 51,
    textsOf: ({ membership }) => [membership.text, membership.fees ?? ''].map(plainText),
  },
];
