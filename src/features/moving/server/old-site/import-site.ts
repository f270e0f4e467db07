import type { VisibleTo } from '#features/content/server/visibility/visibility.ts';
import { eraseImported } from '#server/erasure/erase.ts';
import { OldSiteFailure } from './guarded-request.ts';
import { importAlbums } from './import-albums.ts';
import { importContent } from './import-content.ts';
import { importPeople } from './import-people.ts';
import { OldSite, type OldSiteOptions } from './old-site.ts';
import type { SiteImport } from './site-import.ts';

type Options = OldSiteOptions & Pick<SiteImport, 'services' | 'isDryRun' | 'onProgress' | 'report'>;

/**
 * Takes everything from a site that speaks the calls of the first one, and what has changed there since it was taken
 * before, unless it was changed here. It may be interrupted and run again.
 */
export async function importSite({
  services,
  isDryRun,
  onProgress,
  report,
  ...options
}: Options): Promise<void> {
  const site = new OldSite(options);
  const source = site.address.href.replace(/\/$/, '');
  const { visibleTo } = services;
  // It reads drafts too, with no account.
  const ofAll: VisibleTo = (session, rows, status = 'any', table) => visibleTo(session, rows, status, table);
  const { signal } = options;
  const context: SiteImport = {
    ...{ services: { ...services, visibleTo: ofAll }, site, source, isDryRun, report, onProgress, signal },
    claimed: new Set(),
    planned: [],
  };
  const parts = [importContent, importAlbums, ...(options.token ? [importPeople] : [])];
  for (const part of parts)
    try {
      await part(context);
    } catch (error) {
      if (!(error instanceof OldSiteFailure)) throw error;
      report.fail(error.said);
      if (site.isAway) return;
    }
  if (!site.isThere) report.fail({ reason: 'noLists', values: { address: source } });
  else for (const path of site.missing) report.remark({ reason: 'listMissing', values: { path } });
  if (!options.token) report.remark({ reason: 'noToken' });
  if (!isDryRun) await eraseImported(services);
}
