import type { Feature } from '#server/feature.ts';
import { newsCalls } from './contract.ts';
import { bs } from './messages/bs.ts';
import { en } from './messages/en.ts';
import { newsPaths, newsPerPage } from './paths.ts';
import { newsContent } from './server/content.ts';
import { newsExamples } from './starter.ts';

export const newsFeature: Feature = {
  name: 'news',
  content: [
    {
      calls: newsCalls,
      type: newsContent,
      names: { bs: bs.title, en: en.title },
      listPage: { ...newsPaths.list, pageSize: newsPerPage },
      itemPage: newsPaths.item,
    },
  ],
  examples: newsExamples,
};
