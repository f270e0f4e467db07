import { megabytes } from '#server/backup/disk.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { runCommand } from './data-command.ts';

const usage = `Copies the site's data, database and files, into one new file; the site may be running.

  npm run backup -- FILE

DATA_DIR and DATABASE_URL say whose data, as for the site. Ends with 0 when the file is whole, 1 when there is none, 2 on wrong words.
`;

await runCommand(usage, async (file, options) => {
  // Every day all files of a store would be much to copy; their names say whether they are whole.
  const isWithoutFiles = options.isOfSite && options.store !== undefined;
  const { bytes, files, missing } = await writeBackup({ ...options, file, isWithoutFiles });
  for (const name of missing)
    process.stderr.write(`Warning: the site has lost ${name}; it is not in the backup.\n`);
  process.stdout.write(
    `Backed up ${options.place}: ${files} files and the database, ${megabytes(bytes)}, in ${file}\n`,
  );
});
