import type { Feature, VersionedEntry } from '#server/feature.ts';
import { removeOldVersions } from './server/actions.ts';
import { personalVersions } from './server/personal-table.ts';
import { versionHandlers } from './server/routes.ts';

export function versionsFeature(entries: readonly VersionedEntry[]): Feature {
  return {
    name: 'versions',
    handlers: versionHandlers(entries),
    people: [personalVersions(entries.filter(({ isPersonal }) => isPersonal).map(({ type }) => type))],
    hourly: removeOldVersions,
  };
}
