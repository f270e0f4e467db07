import { contentTypeNamed } from '#features/content/server/types/content-type-named.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/handler.ts';
import { search } from './contract.ts';
import { completeIndex, indexChanges } from './server/indexing.ts';
import { searchContent } from './server/results.ts';

export const searchFeature: Feature = {
  name: 'search',
  handlers: [
    handle(search, ({ query: { q: query, type, page }, language }, services) => {
      if (type !== undefined) contentTypeNamed(services.contentTypes, type);
      return searchContent(services, { query, language, type, page });
    }),
  ],
  contentListener: indexChanges,
  complete: completeIndex,
  // Its entries appear at the moments of content.
  moments: { search_entries: [] },
};
