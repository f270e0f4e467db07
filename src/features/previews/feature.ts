import type { Feature } from '#server/feature.ts';
import { previewPath } from './paths.ts';
import { findPreviewedPage } from './server/previewed-page.ts';
import { isFileOfPreview, removeExpiredPreviews } from './server/queries.ts';
import { previewHandlers } from './server/routes.ts';

export const previewsFeature: Feature = {
  name: 'previews',
  handlers: previewHandlers,
  tokenPaths: [previewPath],
  previewLinks: {
    path: previewPath,
    find: findPreviewedPage,
    hasFile: ({ db, clock }, name) => isFileOfPreview(db, name, clock()),
  },
  hourly: ({ db, clock }) => removeExpiredPreviews(db, clock()),
};
