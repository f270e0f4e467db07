import type { Feature } from '#server/feature.ts';
import { languages } from '#shared/language.ts';
import { newsCalls } from './contract.ts';
import { bs } from './messages/bs.ts';
import { en } from './messages/en.ts';
import { newsFeedPath, newsPaths, newsPerPage } from './paths.ts';
import { newsContent } from './server/content.ts';
import { newsFeed } from './server/feed.ts';
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
  feeds: languages.map(language => ({
    pattern: newsFeedPath(language),
    type: 'application/rss+xml; charset=utf-8',
    make: (services, publicUrl) => newsFeed(services, language, publicUrl),
  })),
  examples: newsExamples,
};
