import type { Feature } from '#server/feature.ts';
import { pageCalls } from './contract.ts';
import { bs } from './messages/bs.ts';
import { en } from './messages/en.ts';
import { pagePaths, pagesPerPage } from './paths.ts';
import { pageContent } from './server/content.ts';
import { pageHandlers } from './server/routes.ts';
import { pageExamples } from './starter.ts';

export const pagesFeature: Feature = {
  name: 'pages',
  content: [
    {
      calls: pageCalls,
      type: pageContent,
      names: { bs: bs.title, en: en.title },
      listPage: { ...pagePaths.list, pageSize: pagesPerPage },
      itemPage: pagePaths.item,
    },
  ],
  handlers: pageHandlers,
  examples: pageExamples,
};
