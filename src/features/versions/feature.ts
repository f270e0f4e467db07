import type { Feature } from '#server/feature.ts';
import { removeOldVersions } from './server/actions.ts';
import { versionHandlers } from './server/routes.ts';

export const versionsFeature: Feature = {
  name: 'versions',
  handlers: versionHandlers,
  hourly: removeOldVersions,
};
