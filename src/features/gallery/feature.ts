import { sql } from 'kysely';
import type { Feature } from '#server/feature.ts';
import { albumCalls, imageCalls } from './contract.ts';
import { bs } from './messages/bs.ts';
import { en } from './messages/en.ts';
import { albumsPerPage, galleryPaths } from './paths.ts';
import { albumContent } from './server/content.ts';
import { getImage } from './server/queries.ts';
import { imageHandlers } from './server/routes.ts';
import { imageRows } from './server/tables.ts';
import { albumExamples } from './starter.ts';

export const galleryFeature: Feature = {
  name: 'gallery',
  content: [
    {
      calls: albumCalls,
      type: albumContent,
      names: { bs: bs.title, en: en.title },
      showAs: album => ({ items: [album] }),
      listPage: { ...galleryPaths.list, pageSize: albumsPerPage },
      itemPage: galleryPaths.album,
    },
  ],
  handlers: imageHandlers,
  trash: [
    {
      ...imageRows,
      type: 'image',
      title: sql.ref('title'),
      auditTitle: sql.ref('title'),
      searchText: sql`search_text(title)`,
      files: ['file'],
      response: imageCalls.create.response,
      find: ({ db }, id) => getImage(db, id),
    },
  ],
  examples: albumExamples,
};
