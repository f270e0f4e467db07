import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { problemsOfDatabase } from '../db/sqlite/integrity.ts';
import { type Finding, hint, well, wrong } from './finding.ts';

const restoreAdvice =
  'Stop the site and take back the last good backup (docs/backup.md); until then change nothing.';
/** Small corrections of the clock are normal. */
const clockTolerance = 5 * 60_000;

/** `files` are the names of all stored files; undefined if the database cannot be read. */
export type Inspection = { findings: Finding[]; files?: string[] };

export function inspectDatabase(file: string, now: Date): Inspection {
  if (!existsSync(file))
    return { findings: [hint('There is no database yet.', 'The first start makes it.')] };
  const problems = problemsOfDatabase(file, 'whole');
  if (problems.length > 0)
    return { findings: [wrong(`The database is damaged: ${problems[0]}`, restoreAdvice)] };
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    const strings = (query: string) =>
      database
        .prepare(query)
        .all()
        .map(row => String(Object.values(row)[0]));
    const tables = strings("select name from sqlite_schema where type = 'table'");
    if (!tables.includes('users') || !tables.includes('files')) {
      return { findings: [wrong(`${file} is no database of this site.`, 'Is DATA_DIR the right folder?')] };
    }
    const findings = [
      checkReferences(strings('pragma foreign_key_check')),
      checkJournal(strings('pragma journal_mode')[0]),
      checkAdministrator(Number(strings('select count(*) from users')[0])),
      checkFuture(strings(newestOf(strings)).at(0) ?? '', now),
    ];
    return { findings, files: strings('select name from files order by name') };
  } finally {
    database.close();
  }
}

function checkReferences([table]: string[]): Finding {
  if (table !== undefined)
    return wrong(`The database is damaged: rows of ${table} refer to nothing.`, restoreAdvice);
  return well('The database is sound.');
}

function checkJournal(mode: string | undefined): Finding {
  if (mode === 'wal') return well('The database keeps a log for crashes.');
  return hint('The database keeps no log for crashes.', 'Start the site: it switches the log on.');
}

export function checkAdministrator(count: number): Finding {
  if (count > 0) return well('There is an administrator.');
  return wrong('There is no administrator: nobody can sign in.', 'Run: npm run user -- EMAIL');
}

export function checkFuture(newest: string, now: Date): Finding {
  if (!(Date.parse(newest) > now.getTime() + clockTolerance))
    return well('Nothing in the database is of the future.');
  return wrong(
    `Something was written at ${newest}, which is in the future.`,
    'Was the clock set back? Check it: timedatectl',
  );
}

/** A query for the latest instant at which a row of any table was created. */
function newestOf(strings: (query: string) => string[]): string {
  const tables = strings(
    `select tables.name from sqlite_schema as tables join pragma_table_info(tables.name) as columns
     where tables.type = 'table' and columns.name = 'created_at'`,
  );
  const each = tables.map(name => `select max(created_at) as at from "${name}"`);
  return `select coalesce(max(at), '') from (${each.join(' union all ')})`;
}
