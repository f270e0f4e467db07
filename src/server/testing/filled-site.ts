import type { SampleIds } from './expected-call.ts';
import { fills } from './expected-calls.ts';
import { createTestSite, type Snapshot, type TestSite, type TestSiteOptions } from './test-site.ts';

/** Created by calls once per process, then copied. */
let filled: Promise<{ ids: SampleIds; snapshot: Snapshot }> | undefined;

/** A site with one item of every kind. */
export async function createFilledSite(options: TestSiteOptions = {}) {
  filled ??= createTestSite().then(async site => ({
    ids: await fillSite(site),
    snapshot: await site.snapshot(),
  }));
  const { ids, snapshot } = await filled;
  return { site: await createTestSite({ ...options, snapshot }), ids };
}

/** Creates one item of every kind. */
export async function fillSite(site: TestSite): Promise<SampleIds> {
  const ids: Partial<SampleIds> = {};
  for (const fill of fills) Object.assign(ids, await fill(site, ids as SampleIds));
  return ids as SampleIds;
}
