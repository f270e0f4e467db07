import { writeExport } from '#features/moving/server/export/write-export.ts';
import { recordDeeds } from '#server/audit/entries.ts';
import { megabytes } from '#server/backup/disk.ts';
import { contentTypes } from '#server/features.ts';
import { silentLog } from '#server/logging/log.ts';
import type { Settings } from '#server/settings.ts';
import { openServices } from '#server/start.ts';
import { runCommand } from './data-command.ts';
import { createProgressPrinter } from './print-progress.ts';

const usage = `Writes all that the site has into one new ZIP, for reading and for moving; the site may be running.

  npm run export -- FILE.zip

It holds every table as JSON and CSV, all pictures and documents, and index.html, which opens without a server. With
applications, questions and members it is personal data. Accounts, passwords and messages are not in it: for those there
is npm run backup. DATA_DIR and DATABASE_URL say whose data, as for the site.
Ends with 0 when the file is whole, 1 when there is none, 2 on wrong words.
`;

await runCommand(usage, async (file, options) => {
  const { publicUrl, timeZone } = options.settings;
  const site = { url: publicUrl, contentTypes, timeZone, now: options.now };
  const { bytes, files, rows, missing } = await writeExport({
    ...{ ...options, file, site },
    onProgress: createProgressPrinter(),
  });
  await noteExport(options.settings, options.now);
  for (const name of missing)
    process.stderr.write(`Warning: the site has lost ${name}; it is not in the export.\n`);
  process.stdout.write(
    `Exported ${options.place}: ${rows} rows and ${files} files, ${megabytes(bytes)}, in ${file}\n`,
  );
});

async function noteExport(settings: Settings, now: Date): Promise<void> {
  const { db } = await openServices(settings, silentLog);
  const doer = { who: null, at: now.toISOString() };
  await db.transaction().execute(tx => recordDeeds(tx, doer, [{ action: 'export', type: 'site' }]));
  await db.destroy();
}
