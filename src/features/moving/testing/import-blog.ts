import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { TestSite } from '#server/testing/test-site.ts';
import { ImportReport } from '../server/report.ts';
import { importWordPress } from '../server/wordpress/import-wordpress.ts';
import { createFolder } from './exports.ts';
import { startOldSite } from './old-site.ts';
import { wxrOf } from './wxr.ts';

const categories = { Seminari: 'Događaji', Interno: '' };

/** The file of an export of WordPress, and where its pictures are. */
export async function createBlog(t: TestContext) {
  const { address } = await startOldSite(t);
  const file = join(await createFolder(t), 'blog.xml');
  await writeFile(file, wxrOf(address.origin));
  return { file, named: address as URL | undefined };
}

/** Imports such an export, without waiting before a picture is tried again. */
export async function importBlog(
  { services }: Pick<TestSite, 'services'>,
  { file, named }: { file: string; named: URL | undefined },
  isDryRun = false,
) {
  const report = new ImportReport();
  await importWordPress(file, {
    report,
    ...{ services, isDryRun, categories, named },
    ...{ onProgress: () => {}, signal: new AbortController().signal, pause: async () => {} },
  });
  return report;
}
