import { restoreBackup } from '#server/backup/restore-backup.ts';
import { runCommand } from './data-command.ts';

const usage = `Puts a backup in the place of the site's data, after checking all of it; the site has to be stopped.

  npm run restore -- FILE     a file that the backup command or the site itself made
  npm run restore -- FOLDER   a folder of data, such as one that an earlier restore kept

DATA_DIR and DATABASE_URL say whose data, as for the site. Ends with 0 when they are replaced, 1 when nothing was changed,
2 on wrong words.
`;

await runCommand(usage, async (source, options) => {
  const { replaced, description } = await restoreBackup({ ...options, source });
  for (const name of description.missing)
    process.stderr.write(`Warning: ${name} was lost before the backup was made.\n`);
  process.stdout.write(
    `Restored ${options.place} as it was at ${description.made_at}. Start the site again.\n`,
  );
  if (!replaced) return;
  process.stdout.write(
    `What it replaced is in ${replaced}\n` +
      `To take that back, stop the site and: npm run restore -- ${replaced}\n` +
      'When you do not need it any more, delete that folder.\n',
  );
});
