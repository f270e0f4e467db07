import type { Feature, VersionedEntry } from '#server/feature.ts';
import { removeOldVersions } from './server/actions.ts';
import { versionHandlers } from './server/routes.ts';

export function versionsFeature(entries: readonly VersionedEntry[]): Feature {
  return {
    name: 'versions',
    handlers: versionHandlers(entries),
    hourly: removeOldVersions,
  };
}
