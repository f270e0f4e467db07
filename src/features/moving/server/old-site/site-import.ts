import type { Services } from '#server/services.ts';
import type { OnProgress } from '../../progress.ts';
import type { ImportReport } from '../report.ts';
import type { OldSite } from './old-site.ts';

/** What is needed to import from a site. */
export type SiteImport = {
  services: Services;
  site: OldSite;
  /** Under which it is noted what was taken. */
  source: string;
  isDryRun: boolean;
  /** Written as it goes on, so that it tells of one that is stopped too. */
  report: ImportReport;
  /** The numbers that a dry run would have given, by their tables. */
  claimed: Set<string>;
  /** What a dry run would have made of the old site's items. */
  planned: { type: string; old_id: number }[];
  onProgress: OnProgress;
  signal: AbortSignal;
};
