import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportOptions, importExport } from '#features/moving/server/import/import-export.ts';
import { importSite } from '#features/moving/server/old-site/import-site.ts';
import { ImportReport } from '#features/moving/server/report.ts';
import { importWordPress } from '#features/moving/server/wordpress/import-wordpress.ts';
import { recordDeeds } from '#server/audit/entries.ts';
import { workAsOwner } from '#server/data-folder/data-owner.ts';
import { silentLog } from '#server/logging/log.ts';
import type { Services } from '#server/services.ts';
import { readSettings } from '#server/settings.ts';
import { openServices } from '#server/start.ts';
import { openStores } from '#server/storage/open-stores.ts';
import { parseWebAddress } from '#shared/addresses/web-address.ts';
import { wordsOf } from './data-command.ts';
import { createProgressPrinter } from './print-progress.ts';

const usage = `Takes what another site has; this one may be running.

  npm run import -- FILE.zip                               what npm run export wrote
  npm run import -- https://old.example/api                a site that speaks the calls of the first one
  npm run import -- https://old.example/api --token TOKEN  also applications, questions and members
  npm run import -- BLOG.xml                               an export of WordPress, with the pictures from where they are
  … --categories FILE.json                                 of WordPress: { "Category there": "Vijesti", "Other": "" }, empty where they stay there
  … --site https://blog.example                            of WordPress: its host may be in a private network
  … --dry-run                                              says what it would take, and changes nothing

It can be run again: nothing comes twice, and what was changed here stays. DATA_DIR and DATABASE_URL say which site, as for the site itself.
Ends with 0 when all was taken but what the report names as skipped, 1 when it did not come to its end, 2 on wrong words.
`;

type Words = {
  source: string;
  token: string | undefined;
  site: string | undefined;
  categories: string | undefined;
  isDryRun: boolean;
};

/** Undefined where they are not as the usage says. */
function readWords(args: string[]): Words | undefined {
  try {
    const options = {
      'dry-run': { type: 'boolean', default: false },
      token: { type: 'string' },
      site: { type: 'string' },
      categories: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [source, ...more] = positionals;
    return source && more.length === 0
      ? {
          ...{ token: undefined, site: undefined, categories: undefined },
          ...values,
          source,
          isDryRun: values['dry-run'],
        }
      : undefined;
  } catch {
    return undefined;
  }
}

async function main(words: Words): Promise<void> {
  // Requests to the site have priority.
  setPriority(constants.priority.PRIORITY_LOW);
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  const settings = readSettings(process.env);
  process.umask(0o077);
  const withOwnRights = workAsOwner(settings.dataDir);
  const services = await openServices(settings, silentLog);
  try {
    const { originals: store } = await openStores(settings);
    const { isDryRun } = words;
    const { dataDir } = settings;
    const report = new ImportReport();
    const options = { services, store, dataDir, isDryRun, withOwnRights, report, signal: stopped.signal };
    await take(words, { ...options, onProgress: createProgressPrinter() }).catch(error => {
      if (!stopped.signal.aborted) throw error;
      fail('Stopped. What was taken stays: run the command again for the rest.\n');
    });
    await conclude(services, { isDryRun, dataDir }, report);
  } finally {
    await services.db.destroy();
  }
}

async function take({ source, token, site, categories }: Words, options: ImportOptions): Promise<void> {
  const address = parseWebAddress(source);
  if (address) return importSite({ ...options, address, token });
  // npm runs scripts in the project's folder, wherever it was called.
  const pathOf = (name: string) => resolve(process.env.INIT_CWD ?? process.cwd(), name);
  if (!/\.xml$/i.test(source)) return importExport(pathOf(source), options);
  return importWordPress(pathOf(source), {
    ...options,
    categories: categories ? JSON.parse(await readFile(pathOf(categories), 'utf8')) : {},
    named: site ? parseWebAddress(site) : undefined,
  });
}

async function conclude(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { isDryRun, dataDir }: { isDryRun: boolean; dataDir: string },
  report: ImportReport,
): Promise<void> {
  if (process.stdout.isTTY) process.stdout.write('\n');
  process.stdout.write(`${isDryRun ? 'Nothing was changed. It would be:\n' : ''}${report}\n`);
  if (report.failures.length > 0) process.exitCode = 1;
  if (isDryRun) return;
  const at = clock().toISOString();
  await db
    .transaction()
    .execute(tx => recordDeeds(tx, { who: null, at }, [{ action: 'import', type: 'site' }]));
  const folder = join(dataDir, 'imports');
  const path = join(folder, `import-${at.replace(/[:.]/g, '-')}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  process.stdout.write(`This report is also in ${path}\n`);
}

function fail(message: string): void {
  process.stderr.write(message);
  process.exitCode = 1;
}

const words = readWords(process.argv.slice(2));
if (words) await main(words).catch(error => fail(`${wordsOf(error)}\n`));
else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
