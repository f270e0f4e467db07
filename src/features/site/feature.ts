import type { Feature } from '#server/feature.ts';
import { homePath } from '#shared/paths.ts';
import { sitePaths } from './paths.ts';
import { siteFeeds } from './server/feeds.ts';
import { siteHandlers } from './server/routes.ts';
import { versionedSite } from './server/versions.ts';

export const siteFeature: Feature = {
  name: 'site',
  pages: [homePath, ...Object.values(sitePaths)],
  feeds: siteFeeds,
  handlers: siteHandlers,
  versioned: [versionedSite],
  moments: { site_texts: ['notice_from', 'notice_until'] },
};
