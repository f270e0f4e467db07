import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';

/** What an export says of the site. */
export type ExportedSite = {
  name: string;
  /** Its address. */
  url: string;
  contentTypes: readonly ContentManifest[];
  timeZone: string;
  now: Date;
};
