import type { Feature } from '#server/feature.ts';
import { publicationCalls } from './contract.ts';
import { bs } from './messages/bs.ts';
import { en } from './messages/en.ts';
import { publicationBibtexPath, publicationPaths, publicationsPerPage } from './paths.ts';
import { publicationBibtex } from './server/bibtex.ts';
import { publicationContent } from './server/content.ts';
import { publicationExamples } from './starter.ts';

export const publicationsFeature: Feature = {
  name: 'publications',
  content: [
    {
      calls: publicationCalls,
      type: publicationContent,
      names: { bs: bs.title, en: en.title },
      listPage: { ...publicationPaths.list, pageSize: publicationsPerPage },
      itemPage: publicationPaths.item,
    },
  ],
  feeds: [
    {
      pattern: publicationBibtexPath.pattern,
      type: 'application/x-bibtex; charset=utf-8',
      make: (services, publicUrl, id) => publicationBibtex(services, id, publicUrl),
    },
  ],
  examples: publicationExamples,
};
