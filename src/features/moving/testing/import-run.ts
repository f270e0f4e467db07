import type { TestSite } from '#server/testing/test-site.ts';
import { importSite } from '../server/old-site/import-site.ts';
import { ImportReport } from '../server/report.ts';
import type { startOldSite } from './old-site.ts';

type Options = Parameters<typeof importSite>[0];

/** Imports from an old site, without waiting before it tries again. */
export async function importFrom(
  site: TestSite,
  { address }: Pick<Awaited<ReturnType<typeof startOldSite>>, 'address'>,
  more: Partial<Options> = {},
) {
  const report = new ImportReport();
  await importSite({
    report,
    services: site.services,
    address,
    token: 'kljuc',
    isDryRun: false,
    onProgress: () => {},
    signal: new AbortController().signal,
    pause: async () => {},
    ...more,
  });
  return report;
}

/** What is taken in all. */
export function takenOf({ counts }: ImportReport): number {
  return Object.values(counts).reduce((sum, { taken }) => sum + taken, 0);
}
